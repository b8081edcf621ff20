import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../test/kind-checks.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { prepare } from '../reading/prepared.ts';
import { composePrashna } from './veda-prashna.ts';

const SYDNEY = { latitude: -33.8688, longitude: 151.2093, timeZone: 'Australia/Sydney' };
const MUMBAI = { latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' };
const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

describe('a question', () => {
  let sky: Ephemeris;
  beforeAll(async () => {
    sky = await loadEphemeris();
  });
  function asked(question: string, date: string, time: string, place: typeof SYDNEY): ReadingDocument {
    const moment = resolveTyped('client', { ...place, date, time });
    if (!moment) throw new Error('There is such a minute');
    return composePrashna(prepare(sky, [moment], DEFAULT_SETTINGS, date), { detail: 'middle', question });
  }
  const factor = (document: ReadingDocument, part: string, id: string) =>
    Object.values(document.factors).find(({ rule }) => rule.kind === 'prashna' && rule.part === part && rule.id === id);

  test('tells a lord weak by what makes him so and by nothing else', () => {
    const document = asked('Вернётся ли ко мне муж?', '2026-12-02', '21:05:00', SYDNEY);
    expect(factor(document, 'karyesh', 'weak')?.values.weakness).toBe('jupiter:mars-with');
    const text = textsOf(document).join(' ');
    expect(text).toMatch(/Марс в том же знаке/);
    expect(text).not.toMatch(/обратн/);
  });

  test('does not send for the lord of the matter elsewhere when he stands in its house', () => {
    const document = asked('Выйду ли я замуж?', '2026-12-08', '15:30:00', MUMBAI);
    expect(Object.values(document.factors).map(({ rule }) => rule)).toContainEqual({
      kind: 'graha-in-house',
      graha: 'venus',
      house: 7,
    });
    const text = textsOf(document).join(' ');
    expect(text).toMatch(/в самом доме вопроса|в своём доме, владыка|где и само дело/);
    expect(text).not.toMatch(/опоры в другом доме|ещё через это/);
  });

  test('counts no opposition among the good company of the Moon', () => {
    const document = asked('Получу ли я эту работу?', '2026-12-01', '11:20:00', MOSCOW);
    expect(factor(document, 'moon', 'with-benefic')?.label).toBe('Благая планета с Луной или в добром аспекте к ней');
    expect(textsOf(document).join(' ')).not.toMatch(/напротив благая/);
  });
});
