import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { describe, expect, test } from 'vitest';
import { abridgedDay as day } from '../abridged-day.fixture.ts';
import { dayDescription, daySentences } from './day-words.ts';

const city = { inCity: 'в Москве' };
const at = (time: string, day = 21) => `2026-11-${day}T${time}:00.000Z`;
const limb = (index: number, start: string, end: string) => ({ index, start, end });

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const told = (of: PanchangaDayAnswer) => plain(daySentences(of, city).join(' '));

describe('the sentence of a day', () => {
  test('tells the sunrise, the tithi, the star and the change of sign, each end with its date', () => {
    expect(told(day)).toBe(
      'В субботу, 21 ноября 2026 г., в Москве Солнце восходит в 08:23 и заходит в 16:06, день длится 7 ч 42 мин. ' +
        'Титхи Шукла Двадаши до 02:27, 22 нояб., затем Трайодаши. ' +
        'Луна в Рыбах, в накшатре Ревати до 03:25, 22 нояб.; в 03:25, 22 нояб. она переходит в знак Овна.',
    );
  });

  test('names a tithi that meets no sunrise', () => {
    const tithis = [
      limb(12, at('01:02'), at('06:00')),
      limb(13, at('06:00'), at('05:00', 22)),
      limb(14, at('05:00', 22), at('20:00', 22)),
    ];
    expect(told({ ...day, tithis })).toContain(
      'затем Шукла Трайодаши: она не застаёт ни одного восхода и в 08:00, 22 нояб. сменяется на Чатурдаши.',
    );
  });

  test('says that the Sun does not rise, and leaves out what hangs on it', () => {
    const polar: PanchangaDayAnswer = { ...day, sunrise: null, sunset: null, nextSunrise: null, reason: 'POLAR_NIGHT' };
    expect(told(polar)).toContain('в Москве полярная ночь: Солнце не восходит.');
    expect(told(polar)).not.toContain('Раху-кала');
  });

  test('puts a fast that both traditions keep once, and two that part by their tradition', () => {
    const breakFast = {
      start: at('06:00', 22),
      end: at('08:00', 22),
      date: '2026-11-22',
      startBasis: 'sunrise' as const,
      endBasis: 'third-of-day' as const,
      endPratahkala: '',
    };
    const ekadashi = {
      month: 8,
      purnimantaMonth: 8,
      isAdhika: false,
      paksha: 'shukla' as const,
      tithi: { start: at('01:00'), end: at('20:00') },
      dvadashiEnd: at('20:00', 22),
      smarta: '2026-11-21',
      smartaSecond: null,
      vaishnava: '2026-11-21',
      vaishnavaReason: 'ekadashi-pure' as const,
      mahadvadashi: null,
      breakFastSmarta: breakFast,
      breakFastVaishnava: breakFast,
    };
    const fast = (tradition: 'smarta' | 'vaishnava') => ({
      id: 'ekadashi' as const,
      kind: 'ekadashi' as const,
      date: '2026-11-21',
      rule: '',
      because: '',
      isDisputed: false,
      start: null,
      end: null,
      tradition,
    });
    const both = { ...day, ekadashi, festivals: [fast('smarta'), fast('vaishnava')] };
    expect(told(both)).toContain('Отмечают: Прабодхини-экадаши.');
    const parted = { ...day, ekadashi: { ...ekadashi, vaishnava: '2026-11-22' }, festivals: [fast('smarta')] };
    expect(told(parted)).toContain('Отмечают: Прабодхини-экадаши (смарта).');
  });

  test('is one line for a search engine', () => {
    expect(plain(dayDescription(day, city))).toBe(
      '21 ноября 2026 г., суббота, в Москве: титхи Шукла Двадаши до 02:27, 22 нояб., накшатра Ревати до 03:25, 22 нояб., восход 08:23, закат 16:06.',
    );
  });
});
