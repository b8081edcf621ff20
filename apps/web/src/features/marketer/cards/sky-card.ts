import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { glyphs } from '@nebosvod/drawing/glyph.table';
import { formatDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { inSign, intoSign, signCase, signGlyph } from '@nebosvod/terms/sign';
import { aspectTable, eclipseBodyTable, eclipseTypeTable, moonPhaseTable } from '@nebosvod/terms/western.table';
import { type CardContent, type CardPicture, emptyCard, type GlyphName } from './card-content.ts';

const isGlyph = (name: string): name is GlyphName => Object.hasOwn(glyphs, name);
const signs = (...names: readonly string[]): CardPicture => ({ kind: 'glyphs', glyphs: names.filter(isGlyph) });

const elongations: Readonly<Record<string, number>> = {
  new: 0,
  'first-quarter': 90,
  full: 180,
  'last-quarter': 270,
};

/** Where in the zodiac: «16°56′ Стрельца». */
const degreeOf = ({ longitude, sign }: { readonly longitude: number; readonly sign: number }): string =>
  `${formatDegree(longitude % 30)} ${signCase(sign, 'genitive')}`;

interface Told {
  readonly title: string;
  readonly where: string;
  readonly picture: CardPicture;
}

/** An event of the tropical sky in words and signs; null of what is no event for a post. */
export function skyTold(event: SkyEvent): Told | null {
  switch (event.kind) {
    case 'ingress':
      return {
        title: `${grahaName(event.body)} входит ${intoSign(event.sign)}`,
        where: event.isRetrograde ? 'обратным ходом' : '',
        picture: signs(event.body, signGlyph(event.sign)),
      };
    case 'station':
      return {
        title: `${grahaName(event.body)} разворачивается ${event.turns === 'retrograde' ? 'вспять' : 'вперёд'}`,
        where: degreeOf(event),
        picture: signs(event.body, signGlyph(event.sign)),
      };
    case 'eclipse':
      return {
        title: eclipseBodyTable[event.of].ru,
        where: `${eclipseTypeTable[event.type].ru}, ${degreeOf(event)}`,
        picture: { kind: 'moon', elongation: event.of === 'solar' ? 0 : 180 },
      };
    case 'moon-phase':
      return {
        title: `${moonPhaseTable[event.phase].ru} ${inSign(event.sign)}`,
        where: degreeOf(event),
        picture: { kind: 'moon', elongation: elongations[event.phase] ?? 0 },
      };
    case 'aspect':
      return {
        title: `${aspectTable[event.aspect].ru} ${grahaCase(event.a, 'genitive')} и ${grahaCase(event.b, 'genitive')}`,
        where: degreeOf(event),
        picture: signs(event.a, event.b),
      };
    case 'lunar-month':
      return null;
  }
}

/**
 * A tropical event of the sky on a card, by the clock of a place.
 * @param clock «по Москве», said after the time
 * @returns null of a kind that is no event for a card
 */
export function skyCard(event: SkyEvent, timeZone: string, clock: string, text: string): CardContent | null {
  const told = skyTold(event);
  if (told === null) return null;
  const { date } = wallClock(event.instant, { timeZone });
  return {
    ...emptyCard,
    name: `${told.title} ${date}`,
    eyebrow: 'Событие неба',
    title: told.title,
    under: `${formatDate(date, { weekday: true })}, ${formatTime(event.instant, { timeZone })} ${clock}`,
    picture: told.picture,
    text,
    note: [told.where, 'тропический зодиак'].filter((part) => part !== '').join(', '),
  };
}
