import { type ReadingDocument, readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import type { ResolvedBirth } from '../birth/resolved-birth.ts';
import { composeDashas } from '../kind/veda-dashas.ts';
import { holds } from '../rule/holds.ts';
import { composePortrait } from './compose.ts';
import { DETAIL_WORDS, wordCount } from './piece.ts';
import { prepare } from './prepared.ts';

const ASOF = '2026-12-01';

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

/** A birth by the clock of Greenwich; noon of the day where the time is not known. */
function born(date: string, time: string | null, latitude: number, longitude: number): ResolvedBirth {
  return {
    role: 'client',
    typed: { date, time, latitude, longitude, timeZone: 'UTC' },
    julianDay: julianDayFromUnixMs(Date.parse(`${date}T${time ?? '12:00'}:00Z`)),
    place: { latitude, longitude },
    timeZone: 'UTC',
    utcOffsetSeconds: 0,
    isTimeKnown: time !== null,
  };
}

const prepared = (birth: ResolvedBirth) => prepare(sky, [birth], DEFAULT_SETTINGS, ASOF);
const read = (birth: ResolvedBirth) => composePortrait(prepared(birth), { detail: 'middle' });
const textsOf = ({ sections }: ReadingDocument): string[] =>
  sections.flatMap(({ verdict, paragraphs }) => [
    ...(verdict ? [verdict.text] : []),
    ...paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  ]);
const section = (document: ReadingDocument, id: string) => must(document.sections.find((one) => one.id === id));

describe('a birth inside a polar circle', () => {
  test.each([
    ['in a polar night', '2001-12-21', '09:00', 68.97, 33.08],
    ['in a polar day', '1994-06-21', '21:40', 78.22, 15.65],
    ['in the far south', '1988-06-21', '03:10', -77.85, 166.67],
  ])(
    '%s is read whole, and says that nothing was counted by the Sun of that day',
    (_, date, time, latitude, longitude) => {
      const birth = born(date, time, latitude, longitude);
      const document = read(birth);
      expect(readingDocument.safeParse(document).error).toBeUndefined();
      const texts = textsOf(document);
      const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
      expect(words).toBeGreaterThan(DETAIL_WORDS.middle * 0.85);
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN|null/);
      expect(texts.join(' ')).toContain('Солнце в тот день не всходило или не заходило');
      expect(texts.join(' ')).not.toMatch(/шадбале|положенной силы|от нужного/);
      const fresh = new Births(sky, [birth], DEFAULT_SETTINGS);
      for (const { rule } of Object.values(document.factors)) expect(holds(rule, fresh).holds).toBe(true);
    },
  );
});

/** An empty fifth house that nobody looks at; found among the births of the other tests. */
const [QUIET, QUIET_AREA] = [['1970-09-25', '06:00', 64.1466, -21.9426] as const, 'children'];

describe('an area of which the chart says little', () => {
  test('is a quiet one, and says by whom alone it is spoken of', () => {
    const document = read(born(...QUIET));
    const { verdict, paragraphs } = section(document, QUIET_AREA);
    expect(verdict?.text).toMatch(/^Тихая область\. /);
    const reason = must(paragraphs.find(({ id }) => id === `${QUIET_AREA}.weighing`)?.sentences.at(-1));
    expect(reason.text).toMatch(/владык|лишь|мало/);
    expect(reason.factors.map((id) => document.factors[id]?.rule.kind)).toEqual(['lord-in-house', 'dignity']);
    // The others are judged as ever.
    expect(document.sections.filter((one) => one.verdict?.text.startsWith('Тихая область')).length).toBeLessThan(4);
  });
});

describe('a birth without a time', () => {
  test('says what was left out, and lists what changes within the day', () => {
    const document = read(born('1990-05-17', null, 55.75, 37.62));
    expect(textsOf(document)).toContain(
      'Время рождения неизвестно: лагны, домов, владык, баллов и сроков даши здесь нет, сказано лишь то, что держится весь день.',
    );
    expect(document.uncertain.length).toBeGreaterThan(3);
    for (const { factor, from, until } of document.uncertain) {
      expect(document.factors[factor]).toBeDefined();
      expect(from <= until).toBe(true);
    }
    const quiet = document.sections.filter(({ verdict }) => verdict?.text.startsWith('Тихая область'));
    for (const { paragraphs } of quiet)
      expect(paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')).toMatch(
        /врем|[Чч]ас рождения/,
      );
  });

  test('has a third theme only after a second', () => {
    const birth = born('1984-02-29', null, 55.0084, 82.9357);
    const gistOf = (document: ReadingDocument) =>
      section(document, 'gist').paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    const whole = gistOf(read(birth));
    expect(whole.findIndex((text) => /^Трет/.test(text))).toBe(2);
    const ofWork = gistOf(composePortrait(prepared(birth), { detail: 'middle', question: 'Что с работой?' }));
    expect(ofWork.join(' ')).toMatch(/атмакарак/);
    expect(ofWork.join(' ')).not.toMatch(/Вторая|Трет/);
    // A reading of periods says first that there are none.
    const [first, ...rest] = gistOf(composeDashas(prepared(birth), { detail: 'middle' }));
    expect(first).toMatch(/^Время рождения неизвестно, а без него даши не отсчитать/);
    expect(rest.join(' ')).not.toMatch(/Вторая|Трет/);
  });

  test('dates every passage from the Moon, and tells once what a house of it is', () => {
    const document = read(born('1984-02-29', null, 55.0084, 82.9357));
    const sentences = section(document, 'near').paragraphs.flatMap((paragraph) => paragraph.sentences);
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('сейчас');
    const houses = new Set<string>();
    let returns = 0;
    for (const id of new Set(sentences.flatMap(({ factors }) => factors))) {
      const [first, ...rest] = sentences.filter(({ factors }) => factors.includes(id));
      expect(must(first).values.map(({ key }) => key)).toContain('until');
      const { rule } = must(document.factors[id]);
      if (rule.kind !== 'transit-from-moon') throw new Error(`Without an hour there is no ${rule.kind}`);
      const house = `${rule.graha} ${rule.house}`;
      expect(rest.length > 0).toBe(!houses.has(house));
      if (houses.has(house)) returns++;
      houses.add(house);
    }
    expect(returns).toBeGreaterThan(4);
  });

  test('of a rough time keeps what holds all of it and names the rest', () => {
    const birth = born('1990-05-17', '10:30', 55.75, 37.62);
    const document = read({ ...birth, typed: { ...birth.typed, timeUncertaintyMinutes: 90 } });
    expect(textsOf(document).join(' ')).toContain('Время рождения названо с неточностью');
    expect(document.uncertain.length).toBeGreaterThan(0);
  });
});

describe('a birth whose periods have run out', () => {
  const birth = born('1912-03-15', '04:14', 59.9386, 30.3141);

  test('says so, and dates the passages through its houses', () => {
    const { paragraphs } = section(composeDashas(prepared(birth), { detail: 'middle' }), 'gist');
    expect(must(paragraphs[0]?.sentences[0]).text).toMatch(/^Круг вимшоттари для этого рождения завершён/);
    const near = section(read(birth), 'near').paragraphs.flatMap(({ sentences }) => sentences);
    const passages = new Set(near.flatMap(({ factors }) => factors));
    for (const id of passages) {
      const first = must(near.find(({ factors }) => factors.includes(id)));
      expect(first.values.map(({ key }) => key)).toContain('until');
    }
  });

  test('sees Saturn come back to its place, not join itself', () => {
    const texts = textsOf(read(birth)).join(' ');
    expect(texts).toMatch(/Сатурн (?:возвращается на своё место|снова на своём месте)/);
    expect(texts).not.toMatch(/Сатурн[^.]* (?:на Сатурн|с Сатурном)/);
  });
});
