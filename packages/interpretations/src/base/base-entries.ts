import { FACTS } from '../facts/facts.table.ts';
import { ARCANUM_TEXTS } from '../numerology/arcana.table.ts';
import type { ArcanumText } from '../numerology/arcanum-text.ts';
import { NUMEROLOGY_FAMILIES } from '../numerology/families.ts';
import { MATRIX_POSITION_TEXTS } from '../numerology/matrix-position.table.ts';
import { MATRIX_HEALTH_TEXTS, MATRIX_PROGRAMME_TEXTS } from '../numerology/matrix-row.table.ts';
import { KARMIC_DEBT_TEXTS } from '../numerology/number/karmic-debt.table.ts';
import { karmicDebtId } from '../numerology/number-texts.ts';
import { PAIR_TEXTS } from '../numerology/pair/pair.table.ts';
import { PAIR_POSITION_TEXTS } from '../numerology/pair-position.table.ts';
import { PERSONAL_DAY_TEXTS, PERSONAL_MONTH_TEXTS } from '../numerology/personal-cycle.table.ts';
import type { DayUnit } from '../panchanga/day-unit.ts';
import { DAY_FAMILIES } from '../panchanga/families.ts';
import { FACT, ITEM, LEAD, QUESTION, type Range, STEP } from '../prose/prose-limits.table.ts';
import type { Interpretation } from '../text.ts';
import type { Unit, Wording } from '../unit.ts';
import { VEDA_FAMILIES } from '../veda/families.ts';
import type { UnitFamily } from '../veda/family.ts';
import { WESTERN_FAMILIES } from '../western/families.ts';
import type { BaseEntry, BasePart, FamilyRule, PartKind } from './base-entry.ts';
import { factTextId, listAsText, variantPart } from './in-force.ts';
import { TEXT_FAMILIES } from './text-families.ts';

/** Units that pages show as texts too, by the families whose lengths they keep as well. */
const ALSO_TEXTS: Readonly<Record<string, string>> = {
  'life-path': 'life path',
  'birthday-number': 'birthday',
  'name-soul': 'number of the soul',
  'name-personality': 'number of the personality',
  'name-expression': 'number of the expression',
  'square-cell': 'cell of the square',
  'square-line': 'line of the square',
  'vedic-soul': 'Vedic soul',
  'vedic-destiny': 'Vedic destiny',
  'personal-year': 'personal year',
};
/** An image has no length of its own: as much as any body. */
const IMAGE: Range = [10, 950];
/** A phrase that stands within a sentence. */
const PHRASE: Range = [3, 120];

const within = (one: Range, other: Range | undefined): Range =>
  other ? [Math.max(one[0], other[0]), Math.min(one[1], other[1])] : one;
const lengthsOf = (family: string): Readonly<Record<string, Range>> => TEXT_FAMILIES[family]?.lengths ?? {};

const part = (name: string, kind: PartKind, text: string | undefined, range: Range): readonly BasePart[] =>
  text === undefined ? [] : [{ name, kind, text, range }];

function wordingParts(
  { lead, body, step, question, image }: Wording,
  bodyRange: Range,
  also: Readonly<Record<string, Range>>,
  path: (name: string) => string,
): readonly BasePart[] {
  return [
    ...part(path('lead'), 'lead', lead, within(LEAD, also.short)),
    ...part(path('body'), 'body', body, within(bodyRange, also.full)),
    ...part(path('step'), 'step', step, STEP),
    ...part(path('question'), 'question', question, within(QUESTION, also.question)),
    ...part(path('image'), 'image', image, IMAGE),
  ];
}

function unitEntries({ name, units, body }: UnitFamily): readonly BaseEntry[] {
  const also = lengthsOf(ALSO_TEXTS[name] ?? '');
  const partsOf = ({ words, variants = [] }: Unit) => [
    ...(words === null ? [] : wordingParts(words, body, also, (part) => part)),
    ...variants.flatMap((variant, index) => wordingParts(variant, body, also, (part) => variantPart(index, part))),
  ];
  return units.map((unit) => ({ id: unit.id, family: name, rule: 'units', parts: partsOf(unit), isFrame: false }));
}

const dayParts = ({ lead, body, suits, leave, question, phrase }: DayUnit, range: Range): readonly BasePart[] => [
  ...part('lead', 'lead', lead, LEAD),
  ...part('body', 'body', body, range),
  ...part('suits', 'list', listAsText(suits), ITEM),
  ...part('leave', 'list', listAsText(leave), ITEM),
  ...part('question', 'question', question, QUESTION),
  ...part('of', 'phrase', phrase?.of, PHRASE),
  ...part('good', 'phrase', phrase?.good, PHRASE),
  ...part('worse', 'phrase', phrase?.worse, PHRASE),
];

const entry = (id: string, family: string, rule: FamilyRule, parts: readonly BasePart[]): BaseEntry => ({
  id,
  family,
  rule,
  parts,
  isFrame: false,
});

const ANY: Range = [1, 1_000];

function textEntry(id: string, family: string, { short, full, question }: Interpretation): BaseEntry {
  const lengths = lengthsOf(family);
  return entry(id, family, 'texts', [
    ...part('lead', 'essence', short, lengths.short ?? ANY),
    ...part('body', 'body', full, lengths.full ?? ANY),
    ...part('question', 'question', question, lengths.question ?? ANY),
  ]);
}

function arcanumEntry({ essence, plus, minus, advice, question }: ArcanumText, index: number): BaseEntry {
  const lengths = lengthsOf('arcanum');
  return entry(`arcanum-${index + 1}`, 'arcanum', 'texts', [
    ...part('essence', 'essence', essence, lengths.essence ?? ANY),
    ...part('plus', 'body', plus, lengths.plus ?? ANY),
    ...part('minus', 'body', minus, lengths.minus ?? ANY),
    ...part('advice', 'body', advice, lengths.advice ?? ANY),
    ...part('question', 'question', question, lengths.question ?? ANY),
  ]);
}

const frameEntry = (id: string, family: string, { frame }: { readonly frame: string }): BaseEntry => ({
  ...entry(id, family, 'texts', part('frame', 'frame', frame, lengthsOf(family).frame ?? ANY)),
  isFrame: true,
});

const frames = (family: string, prefix: string, all: Readonly<Record<string, { readonly frame: string }>>) =>
  Object.entries(all).map(([key, text]) => frameEntry(`${prefix}-${key}`, family, text));

/** Every text of the base as it was written, each under an id of its own: what the console searches and edits. */
export const BASE_ENTRIES: readonly BaseEntry[] = [
  ...[...VEDA_FAMILIES, ...WESTERN_FAMILIES, ...NUMEROLOGY_FAMILIES].flatMap(unitEntries),
  ...Object.entries(KARMIC_DEBT_TEXTS).map(([debt, text]) => textEntry(karmicDebtId(debt), 'karmic debt', text)),
  ...PAIR_TEXTS.flatMap((row, low) =>
    row.map((text, step) => textEntry(`pair-of-numbers-${low + 1}-${low + 1 + step}`, 'pair of numbers', text)),
  ),
  ...PERSONAL_MONTH_TEXTS.map((text, index) => textEntry(`personal-month-${index + 1}`, 'personal month', text)),
  ...Object.entries(PERSONAL_DAY_TEXTS).map(([day, text]) => textEntry(`personal-day-${day}`, 'personal day', text)),
  ...ARCANUM_TEXTS.map(arcanumEntry),
  ...frames('position of the matrix', 'matrix-position', MATRIX_POSITION_TEXTS),
  ...frames('position of the pair', 'pair-position', PAIR_POSITION_TEXTS),
  ...frames('row of the matrix', 'matrix-programme', MATRIX_PROGRAMME_TEXTS),
  ...frames('row of the matrix', 'matrix-health', Object.fromEntries(MATRIX_HEALTH_TEXTS.entries())),
  ...DAY_FAMILIES.flatMap(({ name, units, body }) =>
    units.map((unit) => entry(unit.id, name, 'days', dayParts(unit, body))),
  ),
  ...FACTS.map((fact) => entry(factTextId(fact), 'fact', 'facts', part('text', 'fact', fact.text, FACT))),
];

const byId = new Map(BASE_ENTRIES.map((one) => [one.id, one]));

/** A text of the base by its id; null where there is none. */
export const baseEntry = (id: string): BaseEntry | null => byId.get(id) ?? null;
