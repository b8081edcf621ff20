import { pick } from '@nebosvod/terms/numbered';
import { arcanaTable } from '@nebosvod/terms/numerology.table';
import { type ArcanumSubject, type CardContent, emptyCard } from './card-content.ts';

const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A number 1 … 39 in Roman figures. */
function romanNumber(value: number): string {
  let left = value;
  let text = '';
  for (const [figure, worth] of ROMAN) {
    while (left >= worth) {
      text += figure;
      left -= worth;
    }
  }
  return text;
}

const arcanumName = (arcanum: number): string => pick<{ readonly ru: string }>(arcanaTable, arcanum, 'arcanum').ru;

/** What the base says of an arcanum in a line, and what it asks. */
interface ArcanumWords {
  readonly essence: string;
  readonly question: string;
}

/** A card of an arcanum, 1–22 in the order of the matrix of destiny: its number, name, essence and question. */
export function arcanumCard({ name, arcanum, text }: ArcanumSubject, words: ArcanumWords | null): CardContent {
  return {
    ...emptyCard,
    name,
    eyebrow: `Аркан ${arcanum}`,
    title: arcanumName(arcanum),
    under: words?.essence ?? '',
    picture: { kind: 'numeral', text: romanNumber(arcanum) },
    text: text === '' ? (words?.question ?? '') : text,
    note: 'Нумерация матрицы судьбы: Справедливость 8, Сила 11, Шут 22',
  };
}

/** All 22 as subjects of cards. @param text instead of the question of each; empty = the question */
export const arcanumSubjects = (text: string): readonly ArcanumSubject[] =>
  Array.from({ length: 22 }, (_, index) => ({
    name: `Аркан ${index + 1} ${arcanumName(index + 1)}`,
    arcanum: index + 1,
    text,
  }));
