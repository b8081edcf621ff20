import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { grahaName } from '@nebosvod/terms/graha';
import { grahaTable } from '@nebosvod/terms/graha.table';
import { houseOrdinal } from '@nebosvod/terms/house';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { hasTerm } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import { inputTable, ruleTable, valueTable } from './how-words.table.ts';

const isRussian = (text: string) => /[а-яё]/i.test(text);

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What a value is, by its path: «planets.mars.kala.hora» is «Марс: сила времени, владыка часа». */
export function valueWords(path: string): string {
  const parts = path.split('.');
  const whose: string[] = [];
  const what: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (hasTerm(grahaTable, part)) whose.push(grahaName(part));
    else if (/^\d+$/.test(part)) {
      const owner = numbered(parts[index - 1], Number(part));
      if (owner !== null) whose.push(owner);
    } else if (Object.hasOwn(valueTable, part)) what.push(valueTable[part] ?? '');
  }
  const named = [whose.join(' и '), what.join(', ')].filter((words) => words !== '').join(': ');
  return named === '' ? 'Величина' : capital(named);
}

/** Whose a numbered value is: lists of planets stand in the order of the grahas, houses count from the first. */
function numbered(list: string | undefined, index: number): string | null {
  if (list === 'houses' || list === 'cusps') return houseOrdinal(index + 1);
  const graha = list === 'planets' ? GRAHAS[index] : undefined;
  return graha === undefined ? null : grahaName(graha);
}

/** The rule in words; one that has none here is known by its source alone. */
export function ruleWords({
  formula,
  expression,
}: {
  readonly formula: string;
  readonly expression?: string | undefined;
}): string {
  if (expression !== undefined && isRussian(expression)) return expression;
  const found = Object.hasOwn(ruleTable, formula) ? ruleTable[formula] : undefined;
  if (found !== undefined) return capital(found);
  return isRussian(formula) ? formula : 'Считается по правилу указанного источника';
}

const signInputs: ReadonlySet<string> = new Set(['sign', 'moonSign', 'lagnaSign', 'firstSign']);
const starInputs: ReadonlySet<string> = new Set(['nakshatra', 'moonNakshatra', 'janmaNakshatra', 'star']);

/** An input with its value, «долгота 56,26»; null for tables and inner numbers, which say nothing in a line. */
export function inputWords(name: string, value: unknown): string | null {
  const words = Object.hasOwn(inputTable, name) ? inputTable[name] : undefined;
  const shown = words === undefined ? null : valueText(name, value);
  return shown === null ? null : `${words} ${shown}`;
}

function valueText(name: string, value: unknown): string | null {
  if (typeof value === 'string') return hasTerm(grahaTable, value) ? grahaName(value) : isRussian(value) ? value : null;
  if (typeof value !== 'number') return null;
  if (signInputs.has(name) && value >= 1 && value <= 12) return signName(value);
  if (starInputs.has(name) && value >= 1 && value <= 27) return nakshatraName(value);
  return String(Math.round(value * 1e4) / 1e4)
    .replace('.', ',')
    .replace('-', '−');
}
