import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import type { ResolvedBirth } from '../birth/resolved-birth.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { composeMuhurta } from '../kind/veda-muhurta.ts';
import { composePrashna } from '../kind/veda-prashna.ts';
import { composeNumberChild } from '../number/number-child.ts';
import { composeNumbers, NUMBER_PLANS } from '../number/number-kind.ts';
import { composeNumberPair } from '../number/number-pair.ts';
import { composeWesternPortrait } from '../western/western-portrait.ts';
import { composePortrait } from './compose.ts';
import { GOLDEN_BIRTHS } from './golden-births.table.ts';
import { prepare } from './prepared.ts';

/** A reading as one reads it. */
function printed({ sections }: ReadingDocument): string {
  return sections
    .map(({ title, verdict, paragraphs }) =>
      [
        `## ${title}`,
        ...(verdict ? [`**${verdict.text}**`] : []),
        ...paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')),
      ].join('\n\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** A change of words, weights or units shows here what it does to whole readings: read them again, then update the files. */
test.each(Object.entries(GOLDEN_BIRTHS))('the reading of %s rising', async (name, birth) => {
  const prepared = prepare(await loadEphemeris(), [birth], DEFAULT_SETTINGS, '2026-12-01');
  await expect(printed(composePortrait(prepared, { detail: 'middle' }))).toMatchFileSnapshot(`golden/${name}.md`);
});

/** Rising Virgo by day and rising Pisces by night: read from start to end. */
test.each(['leo', 'virgo'])('the Western portrait of %s', async (name) => {
  const prepared = prepare(await loadEphemeris(), [must(GOLDEN_BIRTHS[name])], DEFAULT_SETTINGS, '2026-12-01');
  await expect(printed(composeWesternPortrait(prepared, { detail: 'middle' }))).toMatchFileSnapshot(
    `golden/western-${name}.md`,
  );
});

/** A matrix, two people and a child, by the dates of the same births: read from start to end. */
test('readings of numbers', async () => {
  const sky = await loadEphemeris();
  const [leo, cancer, aries] = [must(GOLDEN_BIRTHS.leo), must(GOLDEN_BIRTHS.cancer), must(GOLDEN_BIRTHS.aries)];
  const of = (...births: ResolvedBirth[]) => prepare(sky, births, DEFAULT_SETTINGS, '2026-12-01');
  const matrix = composeNumbers(NUMBER_PLANS['numerology-matrix'], of(leo), { detail: 'middle' });
  await expect(printed(matrix)).toMatchFileSnapshot('golden/number-matrix.md');
  const pair = composeNumberPair(of(leo, { ...cancer, role: 'second' }), { detail: 'middle' });
  await expect(printed(pair)).toMatchFileSnapshot('golden/number-pair.md');
  const child = composeNumberChild(of(aries), { detail: 'middle' });
  await expect(printed(child)).toMatchFileSnapshot('golden/number-child.md');
});

/** A question about work asked in Moscow on an evening of November, with a number. */
test('the answer to a question', async () => {
  const asked = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow', utcOffsetSeconds: 10_800 };
  const moment = resolveTyped('client', { ...asked, date: '2026-11-23', time: '19:40:00' });
  if (!moment) throw new Error('There is such a minute');
  const prepared = prepare(await loadEphemeris(), [moment], DEFAULT_SETTINGS, '2026-11-23');
  const document = composePrashna(prepared, {
    detail: 'middle',
    question: 'Получу ли я эту работу?',
    prashna: { number: 108 },
  });
  await expect(printed(document)).toMatchFileSnapshot('golden/prashna.md');
});

test('the choice of an hour', async () => {
  const place = { latitude: 56.8389, longitude: 60.6057, timeZone: 'Asia/Yekaterinburg' };
  const choice = { purpose: 'moving' as const, place, from: '2027-04-16', to: '2027-05-15' };
  const prepared = prepare(await loadEphemeris(), [must(GOLDEN_BIRTHS.cancer)], DEFAULT_SETTINGS, '2026-12-01');
  await expect(printed(composeMuhurta(prepared, { detail: 'middle', choice }))).toMatchFileSnapshot(
    'golden/muhurta.md',
  );
});
