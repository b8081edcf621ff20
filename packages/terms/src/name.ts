/** Which spelling of a term to show: the ordinary Russian word, the Sanskrit word in Russian letters, or IAST. */
export type Language = 'ru' | 'sa' | 'iast';

/** One term in its three spellings. `ru` is the default label. */
export interface Name {
  readonly ru: string;
  readonly sa: string;
  readonly iast: string;
}

/** Six cases of Russian, singular (or plural for words without a singular). */
export interface Cases {
  readonly nominative: string;
  readonly genitive: string;
  readonly dative: string;
  readonly accusative: string;
  readonly instrumental: string;
  readonly prepositional: string;
}

export type CaseName = keyof Cases;

export interface NameOptions {
  readonly language?: Language;
}

/** The spelling of one term; Russian unless asked otherwise. */
export function nameOf(name: Name, { language = 'ru' }: NameOptions = {}): string {
  return name[language];
}

/** Is `id` a key of this table? Narrows an id read from the wire before it is looked up. */
export function hasTerm<Table extends object>(
  table: Table,
  id: string | number,
): id is keyof Table & (string | number) {
  return Object.hasOwn(table, id);
}

/** The ids under which a table keeps its entries, in its order. */
export function idsOf<Table extends object>(table: Table) {
  return Object.keys(table).filter((id) => hasTerm(table, id));
}

/** The spelling of the term that a table keeps under one of its ids. */
export function termName<Id extends string | number>(
  table: Readonly<Record<Id, Name>>,
  id: NoInfer<Id>,
  options: NameOptions = {},
): string {
  return nameOf(table[id], options);
}
