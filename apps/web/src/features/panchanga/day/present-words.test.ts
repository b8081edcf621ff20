import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abridgedDay } from '../abridged-day.fixture.ts';
import { presentWords } from './present-words.ts';

const at = (time: string, day = 21) => `2026-11-${day}T${time}:00.000Z`;
const span = (start: string, end: string) => ({ start, end });
const past = span(at('03:00'), at('04:00'));

/** The sample day: Rahu kala 10:19–11:17 and Yamaganda 13:13–14:11 in Moscow, varjya from 21:43 to the next sunrise. */
const day = {
  ...abridgedDay,
  windows: {
    rahuKala: span(at('07:19'), at('08:17')),
    yamaganda: span(at('10:13'), at('11:11')),
    gulika: past,
    abhijit: { ...past, isAuspicious: true },
    durmuhurta: [],
    varjyam: [{ nakshatra: 1, ...span(at('18:43'), at('05:25', 22)) }],
    amritaKala: [],
    brahmaMuhurta: past,
    vijaya: past,
    godhuli: past,
    nishita: past,
    pratahSandhya: past,
    sayahnaSandhya: past,
    bhadra: [],
  },
  choghadiya: [
    { name: 'labha' as const, quality: 'good' as const, ...span(at('10:10'), at('11:10')) },
    { name: 'amrita' as const, quality: 'good' as const, ...span(at('11:11'), at('12:08')) },
  ],
};
const told = (instant: string) => {
  const words = presentWords(day, Date.parse(instant));
  return words && `${words.now} | ${words.caution}`.replaceAll('\u00a0', ' ');
};

describe('a day that runs', () => {
  it('tells what holds, the next good time, and what is still to be passed by', () => {
    expect(told(at('11:02'))).toBe(
      'Ямаганда до 14:11, Лабха-чогхадия до 14:10. Ближайшее хорошее время 14:11–15:08: Амрита-чогхадия, подходит: любые дела. | ' +
        'Ямаганда до 14:11; Варджья с 21:43: с началом важного лучше подождать.',
    );
    expect(told(at('11:30'))).toMatch(/^Амрита-чогхадия до 15:08\. Время хорошее, подходит: любые дела\. \| Варджья /);
    expect(told(at('16:00'))).toMatch(/^Хорошего времени до восхода больше нет/);
  });

  it('never warns of a window that is over, and of another day says nothing', () => {
    const [from, to] = [Date.parse(at('05:23')), Date.parse(at('05:25', 22))];
    fc.assert(
      fc.property(fc.integer({ min: from, max: to - 1 }), (now) => {
        const caution = presentWords(day, now)?.caution ?? '';
        expect(caution.includes('Раху-кала')).toBe(now < Date.parse(at('08:17')));
        expect(caution.includes('Ямаганда')).toBe(now < Date.parse(at('11:11')));
      }),
    );
    expect(told(at('05:22'))).toBeNull();
    expect(told(at('05:25', 22))).toBeNull();
    expect(presentWords(abridgedDay, Date.parse(at('11:02')))).toBeNull();
  });
});
