import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { grahaName } from '@nebosvod/terms/graha';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { CHECKED_ON, type CheckedCharts, checkedCharts } from '../../test/checked-charts.ts';
import { describeKinds, textsOf } from '../../test/kind-checks.ts';
import { Births } from '../birth/births.ts';
import type { YearChoice } from '../reading/compose.ts';
import type { Prepared } from '../reading/prepared.ts';
import { holds } from '../rule/holds.ts';
import { COMPOSERS } from './kinds.ts';

describeKinds((kind) => kind.startsWith('veda-'));

/** Births of whom a year abroad is read. */
const ABROAD = 24;

describe('a year of tajaka', () => {
  let checked: CheckedCharts;
  beforeAll(async () => {
    checked = await checkedCharts();
  });
  const yearOf = (document: ReadingDocument) =>
    Object.values(document.factors).find(({ rule }) => rule.kind === 'tajaka' && rule.part === 'year-lagna');
  const tajaka = (prepared: Prepared, year?: YearChoice) =>
    COMPOSERS['veda-tajaka'](prepared, { detail: 'short', year });

  test('is the one asked for, with the day of reading kept', () => {
    const prepared = must(checked.known[0]);
    const [running, later] = [tajaka(prepared), tajaka(prepared, { year: 2031 })];
    expect(
      String(yearOf(running)?.values.from) <= CHECKED_ON && CHECKED_ON <= String(yearOf(running)?.values.until),
    ).toBe(true);
    expect(String(yearOf(later)?.values.from)).toMatch(/^2031/);
    expect(later).toMatchObject({ asOf: CHECKED_ON, inputs: { year: 2031 } });
    expect(textsOf(later).some((text) => /^Сейчас/.test(text))).toBe(false);
    const same = tajaka(prepared, { year: Number(String(yearOf(running)?.values.from).slice(0, 4)) });
    expect(textsOf(same)).toEqual(textsOf(running));
  });

  test('names the planets of each of its yogas, in its words and in its factors', () => {
    for (const prepared of checked.known.slice(0, ABROAD)) {
      const document = tajaka(prepared);
      const sentences = document.sections.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.sentences));
      for (const [id, { rule, values }] of Object.entries(document.factors)) {
        if (rule.kind !== 'tajaka' || rule.part !== 'yoga') continue;
        const figures = String(values.grahas)
          .split(' ')
          .map((figure) => figure.split(','));
        // Of a yoga of all seven there is nobody to name.
        if (must(figures[0]).length > 4) continue;
        const told = sentences.filter(({ factors }) => factors.includes(id)).map(({ text }) => text);
        const isNamed = (graha: string | undefined) =>
          GRAHAS.some((one) => one === graha && told.some((text) => text.includes(grahaName(one))));
        expect(
          figures.some((figure) => figure.slice(0, 2).every(isNamed)),
          `${rule.id}: ${told.join(' ')}`,
        ).toBe(true);
      }
    }
  });

  test('of an unknown time judges no yogas and tells what passes in that year alone', () => {
    const document = tajaka(checked.unknown.alone, { year: 2028 });
    expect(document.sections.map(({ id }) => id)).not.toContain('leave');
    const passages = Object.values(document.factors).filter(({ rule }) => rule.kind === 'transit-from-moon');
    expect(passages.length).toBeGreaterThan(2);
    for (const { values } of passages) {
      expect(String(values.until) > '2028').toBe(true);
      expect(String(values.from) < '2030').toBe(true);
    }
  });

  test('is read for where it is lived, and its rules carry that place', () => {
    const place = { latitude: -33.87, longitude: 151.21, timeZone: 'Australia/Sydney' };
    const lagnas = checked.known
      .slice(0, ABROAD)
      .map((prepared) => [tajaka(prepared), tajaka(prepared, { place })].map((one) => yearOf(one)?.rule));
    expect(
      lagnas.filter(([here, there]) => here?.kind === 'tajaka' && there?.kind === 'tajaka' && here.id !== there.id)
        .length,
    ).toBeGreaterThan(ABROAD / 2);
    const document = tajaka(must(checked.known[1]), { place });
    expect(document.inputs.place).toEqual(place);
    const fresh = new Births(checked.sky, [must(checked.known[1]).client.birth], DEFAULT_SETTINGS);
    for (const { rule } of Object.values(document.factors)) {
      if (rule.kind === 'tajaka') expect(rule.place).toEqual(place);
      expect(holds(rule, fresh).holds).toBe(true);
    }
  });
});
