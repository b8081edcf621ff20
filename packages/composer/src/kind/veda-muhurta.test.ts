import type { Birth } from '@nebosvod/contracts/birth';
import { muhurtaPurposes } from '@nebosvod/contracts/muhurta-choice';
import { type ReadingDocument, readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { REASONS } from '@nebosvod/engine/muhurta/muhurta.ids';
import { POINTS, PURPOSES } from '@nebosvod/engine/muhurta/purpose.table';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import type { HourChoice } from '../hour/best-hours.ts';
import { WINDOW_CLEAR } from '../language/muhurta-line.table.ts';
import { REASON_LINES } from '../language/muhurta-reason.table.ts';
import { prove, sentencesOf } from '../proof/prove.ts';
import { GOLDEN_BIRTHS } from '../reading/golden-births.table.ts';
import { wordCount } from '../reading/piece.ts';
import { type Prepared, prepare } from '../reading/prepared.ts';
import { composeMuhurta } from './veda-muhurta.ts';

const ASOF = '2026-12-01';
const TROMSO = { latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' };
const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const choiceOf = (more: Partial<HourChoice> = {}): HourChoice => ({
  purpose: 'signing',
  place: MOSCOW,
  from: '2026-12-01',
  to: '2026-12-14',
  ...more,
});

let sky: Ephemeris;
let known: Prepared;
let unknown: Prepared;
beforeAll(async () => {
  sky = await loadEphemeris();
  const { typed } = must(GOLDEN_BIRTHS.cancer);
  const of = (birth: Birth) => prepare(sky, [must(resolveTyped('client', birth) ?? undefined)], DEFAULT_SETTINGS, ASOF);
  [known, unknown] = [of(typed), of({ ...typed, time: null })];
}, 60_000);

const failures = (document: ReadingDocument) =>
  prove(sky, document)
    .sentences.filter(({ verdict }) => verdict !== 'holds')
    .map(({ id, faults }) => ({ id, faults, text: sentencesOf(document).find((one) => one.id === id)?.text }));
const sectionOf = ({ sections }: ReadingDocument, id: string) => sections.find((section) => section.id === id);

describe('the choice of an hour', () => {
  test('gives five windows with what is for and against each, and the browser’s proof decides all of it', () => {
    const document = composeMuhurta(known, { detail: 'middle', choice: choiceOf() });
    expect(readingDocument.safeParse(document).error).toBeUndefined();
    expect(sectionOf(document, 'windows')?.paragraphs).toHaveLength(5);
    expect(failures(document)).toEqual([]);
    expect(document.inputs).toMatchObject({ purpose: 'signing', place: MOSCOW, period: { to: '2026-12-14' } });
  });

  test.each(muhurtaPurposes)('of %s is worded and proved', (purpose) => {
    const document = composeMuhurta(known, { detail: 'short', choice: choiceOf({ purpose, to: '2026-12-07' }) });
    expect(failures(document)).toEqual([]);
    for (const { text } of sentencesOf(document))
      expect(text).not.toMatch(/[{}]|undefined|NaN|null| {2}|,,|\.\.|—[^\s]/);
  });

  test('says of a period without an hour that there is none, and what closed it', () => {
    const document = composeMuhurta(known, {
      detail: 'short',
      choice: choiceOf({ purpose: 'wedding', from: '2026-12-20', to: '2027-01-05' }),
    });
    expect(sectionOf(document, 'windows')).toBeUndefined();
    expect(JSON.stringify(sectionOf(document, 'gist'))).toMatch(/не нашлось|нет ни одного окна/);
    expect(JSON.stringify(sectionOf(document, 'excluded'))).toContain('Кхармас');
    expect(failures(document)).toEqual([]);
  });

  test('of an unknown time counts from the Moon only what holds all day', () => {
    const document = composeMuhurta(unknown, { detail: 'middle', choice: choiceOf() });
    expect(failures(document)).toEqual([]);
    expect(Object.values(document.factors).some(({ rule }) => /house|lord|dasha|lagna/.test(rule.kind))).toBe(false);
  });

  test('offers a weak hour only where there is no other, and says so', () => {
    const document = composeMuhurta(known, {
      detail: 'short',
      choice: choiceOf({ purpose: 'wedding', from: '2026-12-01', to: '2026-12-01' }),
    });
    const scores = Object.values(document.factors).flatMap(({ values }) => values.score ?? []);
    const isWeak = /Сильного часа|из спорного/.test(JSON.stringify(sectionOf(document, 'gist')));
    expect(isWeak).toBe(scores.length > 0 && scores.every((score) => Number(score) < 50));
  });

  test('names the dark half as what speaks against what is begun in the bright one', () => {
    // All of it is before the new moon of December 9.
    const choice = choiceOf({ purpose: 'wedding', to: '2026-12-06' });
    const document = composeMuhurta(known, { detail: 'short', choice });
    const windows = must(sectionOf(document, 'windows')).paragraphs.map(({ sentences }) =>
      sentences.map(({ text }) => text),
    );
    expect(windows.length).toBeGreaterThan(1);
    for (const texts of windows) {
      expect(texts.filter((text) => /тёмн.*половин|половин.*тёмн|Луна убывает/i.test(text))).toHaveLength(1);
      expect(texts.filter((text) => WINDOW_CLEAR.includes(text))).toEqual([]);
    }
    expect(JSON.stringify(sectionOf(document, 'gist'))).toMatch(/тёмная|Светлой половины месяца у этого окна нет/);
    // The words say «тёмная»: no undertaking of a reading asks for the dark half.
    expect(PURPOSES.flatMap(({ id, paksha }) => (paksha === 'krishna' ? [id] : []))).toEqual(['surgery']);
  });

  test('tells by hours what closes hours, and by days only what lasts from sunrise to sunrise', () => {
    const choice = choiceOf({ purpose: 'wedding', to: '2026-12-31' });
    const document = composeMuhurta(known, { detail: 'middle', choice });
    const excluded = must(sectionOf(document, 'excluded')).paragraphs.flatMap(({ sentences }) => sentences);
    const told = excluded.map(({ text }) => text);
    expect(told).toContain('Новолуние, амавасья, закрыло время с 01:43 8 декабря до 03:51 9 декабря.');
    expect(told).toContain('Кхармас закрыл дни с 16 декабря по 31 декабря.');
    const byHours = told.filter((text) => /^(?:Рикта|Трудная|Бхадра|Раху|Варджья|Новолуние).*\d/.test(text));
    expect(byHours.length).toBeGreaterThan(1);
    expect(byHours.filter((text) => !/ время с \d\d:\d\d/.test(text))).toEqual([]);
    expect(failures(document)).toEqual([]);
  });

  test('does not let the sunset close what may begin by night', () => {
    const choice = choiceOf({ purpose: 'wedding', place: TROMSO, from: '2027-11-15', to: '2027-11-15' });
    const document = composeMuhurta(known, { detail: 'middle', choice });
    const ends = must(sectionOf(document, 'windows')).paragraphs.flatMap(({ sentences }) => sentences);
    expect(ends.map(({ text }) => text).filter((text) => /закат|заход Солнца|при свете/.test(text))).toEqual([]);
  });

  test('says before dawn which weekday still runs', () => {
    const choice = choiceOf({ purpose: 'wedding', from: '2026-12-11', to: '2026-12-11' });
    const document = composeMuhurta(known, { detail: 'short', choice });
    const windows = must(sectionOf(document, 'windows')).paragraphs.map(({ sentences }) =>
      sentences.map(({ text }) => text),
    );
    const night = windows.filter(([opening]) => /12 декабря/.test(must(opening)));
    expect(night.length).toBeGreaterThan(0);
    for (const [, line] of night) expect(line).toMatch(/(?:восход|рассвет).*пятница/i);
  });

  test.each([
    ['не восходит', 'Полярная ночь заняла', '2026-12-01', '2027-01-10'],
    ['не заходит', 'Полярный день занял', '2027-06-01', '2027-06-30'],
  ])('says where the Sun %s that no muhurta is counted there, and fills nothing', (why, closed, from, to) => {
    const choice = choiceOf({ purpose: 'business', place: TROMSO, from, to });
    const document = composeMuhurta(known, { detail: 'middle', choice });
    const text = sentencesOf(document)
      .map((sentence) => sentence.text)
      .join(' ');
    expect(sectionOf(document, 'windows')).toBeUndefined();
    expect(JSON.stringify(sectionOf(document, 'gist'))).toContain(`Солнце в эти дни ${why}`);
    expect(JSON.stringify(sectionOf(document, 'excluded'))).toContain(closed);
    expect(text).not.toMatch(/двадцати минут|отпал целиком|несколько окон|звезда каждого окна/);
    expect(wordCount(text)).toBeLessThan(700);
    expect(failures(document)).toEqual([]);
  });

  test('says of a period partly without sunrises which part that is', () => {
    const choice = choiceOf({ purpose: 'business', place: TROMSO, from: '2026-11-18', to: '2026-12-10' });
    const document = composeMuhurta(known, { detail: 'short', choice });
    expect(sectionOf(document, 'windows')).toBeDefined();
    expect(JSON.stringify(sectionOf(document, 'gist'))).toContain('без восходов Солнца');
    expect(JSON.stringify(sectionOf(document, 'excluded'))).toContain(
      'Полярная ночь заняла дни с 22 ноября по 10 декабря.',
    );
    expect(failures(document)).toEqual([]);
  });

  test('what speaks against a window can be said of five windows of one reading', () => {
    const against = REASONS.filter((id) => POINTS[id] < 0 && id !== 'disha');
    expect(against.filter((id) => new Set(REASON_LINES[id]).size < 5)).toEqual([]);
  });

  test('no verb or adjective stands with the name of a rising sign, three of which are plural', () => {
    const ways = [...REASON_LINES.lagna, ...REASON_LINES.badLagna];
    expect(
      ways.filter((way) =>
        /(?:восходит|идёт|стоит) \{lagna\}|(?<!знак )\{lagna\} [а-яё]+(?:ит|ет|ёт)(?![а-яё])/i.test(way),
      ),
    ).toEqual([]);
  });

  test('a window names a date of the period, and a rule of another minute does not hold', () => {
    const document = composeMuhurta(known, { detail: 'short', choice: choiceOf() });
    const hours = Object.values(document.factors).flatMap(({ rule, values }) =>
      rule.kind === 'muhurta-hour' && rule.reason === undefined ? [{ rule, values }] : [],
    );
    expect(hours.length).toBeGreaterThan(1);
    for (const { values } of hours) {
      expect(partsOf(String(values.date)).year).toBe(2026);
      expect(String(values.start) < String(values.end)).toBe(true);
    }
  });
});
