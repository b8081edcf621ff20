import type { Birth } from '@nebosvod/contracts/birth';
import { muhurtaPurposes } from '@nebosvod/contracts/muhurta-choice';
import { type ReadingDocument, readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import type { HourChoice } from '../hour/best-hours.ts';
import { prove, sentencesOf } from '../proof/prove.ts';
import { GOLDEN_BIRTHS } from '../reading/golden-births.table.ts';
import { type Prepared, prepare } from '../reading/prepared.ts';
import { composeMuhurta } from './veda-muhurta.ts';

const ASOF = '2026-12-01';
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

  test('has no hours where the Sun does not rise', () => {
    const place = { latitude: 78.2232, longitude: 15.6267, timeZone: 'Arctic/Longyearbyen' };
    const document = composeMuhurta(known, { detail: 'short', choice: choiceOf({ place }) });
    expect(sectionOf(document, 'windows')).toBeUndefined();
    expect(failures(document)).toEqual([]);
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
