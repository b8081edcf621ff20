import { type GrahaId, grahaCase, grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import type { NameOptions } from '@nebosvod/terms/name';
import { inSign } from '@nebosvod/terms/sign';
import type { ChartBody } from '../../../chart/chart-body.ts';

/** What a combination brings, by its nature. */
export const natureWords = { good: 'благая', mixed: 'смешанная', difficult: 'трудная' } as const;

/** «у 7 из 100», «реже, чем у 1 из 100»: in how many charts a combination is formed. @param share 0 … 1 */
export function shareWords(share: number): string {
  const inHundred = Math.round(share * 100);
  return inHundred === 0 ? 'реже, чем у\u00a01\u00a0из\u00a0100' : `у\u00a0${inHundred}\u00a0из\u00a0100`;
}

type Placed = Pick<ChartBody, 'id' | 'sign' | 'house'>;

/** «Луна и Юпитер»; «Луна, Марс и Юпитер». */
function together(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} и ${last}`;
}

/** Where those who make a combination stand, sign by sign: «Солнце и Юпитер в Рыбах, 9-й дом; Марс в Овне, 10-й дом». */
export function placedWords(participants: readonly GrahaId[], bodies: readonly Placed[], names: NameOptions): string {
  const placed = participants.flatMap((id) => bodies.filter((body) => body.id === id));
  const signs = [...new Set(placed.map(({ sign }) => sign))];
  return signs
    .map((sign) => {
      const there = placed.filter((body) => body.sign === sign);
      const house = there[0]?.house ?? null;
      const who = together(there.map(({ id }) => grahaName(id, names)));
      return `${who} ${inSign(sign, names)}${house === null ? '' : `, ${houseOrdinal(house)}`}`;
    })
    .join('; ');
}

/** More names than this say no more than «любой из них». */
const namedMost = 4;

/**
 * When a combination is heard: in periods of those who make it, and now where one of these runs.
 * @param running lords of the periods that run now
 */
export function heardWords(participants: readonly GrahaId[], running: readonly GrahaId[], names: NameOptions): string {
  const now = participants.filter((id) => running.includes(id));
  const genitive = (ids: readonly GrahaId[]) => together(ids.map((id) => grahaCase(id, 'genitive', names)));
  if (now.length > 0) return `сейчас: ${now.length === 1 ? 'идёт период' : 'идут периоды'} ${genitive(now)}`;
  return participants.length > namedMost
    ? 'в\u00a0периоды каждой из\u00a0этих грах'
    : `в\u00a0периоды ${genitive(participants)}`;
}
