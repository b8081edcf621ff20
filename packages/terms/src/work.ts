import { hasTerm } from './name.ts';
import { workTable } from './work.table.ts';

/**
 * Sources as a reader knows them: «[PD 8], [BPHS 3.55]» is «Пхаладипика, гл. 8; Брихат Парашара Хора Шастра, гл. 3, ст. 55»; keys may also
 * stand without brackets, a comma between two works. A key that the table does not name stays as it is.
 */
export function sourceWords(source: string): string {
  const bracketed = [...source.matchAll(/\[([^\]]+)\]/g)].map(([, key = '']) => key);
  return (bracketed.length > 0 ? bracketed : source.split(/, (?=\D)/)).map(oneSource).join('; ');
}

function oneSource(key: string): string {
  const [, id = key, chapter, verse] = /^(\S+?)(?: (\d[\d–, -]*)(?:\.([\d–-]+))?)?$/.exec(key) ?? [];
  if (!hasTerm(workTable, id)) return key;
  const work: { readonly ru: string; readonly part?: string } = workTable[id];
  const place = [chapter && `${work.part ?? 'гл.'}\u00a0${chapter}`, verse && `ст.\u00a0${verse}`].filter(Boolean);
  return [work.ru, ...place].join(', ');
}
