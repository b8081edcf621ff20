import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import type { SahamId } from '@nebosvod/engine/tajaka/saham.table';
import type { SixteenYogaId } from '@nebosvod/engine/tajaka/sixteen-yogas';
import type { Unit, UnitSource } from '../../unit.ts';
import type { TajakaPart } from '../../unit-factor.ts';
import { ofTwelve, type ToldText, told, toldByState } from '../told.ts';

/** The rules are of Nilakantha; what they say of a year is current practice. */
const SOURCES: readonly UnitSource[] = [
  { key: 'TN', role: 'idea' },
  { key: 'modern', role: 'modern' },
];

/** The lord of the year by its strength. */
export const yearLord = (id: ClassicalGraha, texts: Readonly<Record<'strong' | 'middle' | 'weak', ToldText>>): Unit =>
  toldByState(
    `tajaka-year-lord-${id}`,
    { kind: 'tajaka', of: 'year-lord', id },
    [
      { when: { strength: 'strong' }, ...texts.strong },
      { when: { strength: 'middle' }, ...texts.middle },
      { when: { strength: 'weak' }, ...texts.weak },
    ],
    SOURCES,
  );

/** A part of the year's chart in the twelve signs (its lagna) or the twelve houses (the others). */
export const ofTwelveInYear = (
  of: Extract<TajakaPart, 'year-lord-in-house' | 'year-lagna' | 'muntha' | 'muntha-lord'>,
  texts: readonly ToldText[],
): readonly Unit[] =>
  ofTwelve(texts, (place, text) =>
    told(`tajaka-${of}-${place}`, { kind: 'tajaka', of, id: String(place) }, text, SOURCES),
  );

/** One of the sixteen yogas. */
export const tajakaYoga = (id: SixteenYogaId, text: ToldText): Unit =>
  told(`tajaka-yoga-${id}`, { kind: 'tajaka', of: 'yoga', id }, text, SOURCES);

/** A saham, told only where the lord of its sign is strong: then its matter wakes in the year. */
export const saham = (id: SahamId, text: ToldText): Unit =>
  toldByState(
    `tajaka-saham-${id}`,
    { kind: 'tajaka', of: 'saham', id },
    [{ when: { strength: 'strong' }, ...text }],
    SOURCES,
  );
