import type { Birth } from '@nebosvod/contracts/birth';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { prepare } from '../reading/prepared.ts';
import { composePair } from './veda-pair.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const KNOWN = { ...MOSCOW, date: '1990-05-17', time: '14:30:00' };
/** The Moon changes its star that day, and keeps its sign. */
const OPEN = { latitude: 55.0084, longitude: 82.9357, timeZone: 'Asia/Novosibirsk', date: '1984-02-29', time: null };

async function read(client: Birth, second: Birth): Promise<ReadingDocument> {
  const births = [resolveTyped('client', client), resolveTyped('second', second)].filter((one) => one !== null);
  return composePair(prepare(await loadEphemeris(), births, DEFAULT_SETTINGS, '2026-12-01'), { detail: 'middle' });
}

const textOf = ({ sections }: ReadingDocument, id: string): string =>
  must(sections.find((one) => one.id === id))
    .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ');

test.each([
  { open: 'первого', sure: 'второго', client: OPEN, second: KNOWN },
  { open: 'второго', sure: 'первого', client: KNOWN, second: OPEN },
])(
  'a pair where the hour of one ($open) is not known begins with why there is no total, and says whose hour it is',
  async (pair) => {
    const document = await read(pair.client, pair.second);
    expect(must(document.sections[0]).id).toBe('gist');
    expect(textOf(document, 'gist')).toMatch(new RegExp(`^(?:В|По в)рем.+ ${pair.open} .*накшатру Луны`));
    expect(textOf(document, 'gist')).toMatch(/\d из \d/);
    expect(textOf(document, 'step')).not.toBe('');
    expect(textOf(document, 'basis')).toContain(
      `Время рождения ${pair.sure} принято точным, время ${pair.open} неизвестно`,
    );
  },
);

/** The last sub-period of the Moon ends five days after the reading. */
const TURNING = {
  date: '1975-12-03',
  time: '23:50:00',
  latitude: -33.8688,
  longitude: 151.2093,
  timeZone: 'Australia/Sydney',
};
/** All of vimshottari is behind. */
const OLD = { ...MOSCOW, date: '1912-03-15', time: '06:15:00' };

test('an hour that is known is not called unknown where no sub-period is told as running', async () => {
  const when = textOf(await read(TURNING, OLD), 'when');
  expect(when).toMatch(/6 декабря 2026 года (?:у первого )?в махадаше Марса/);
  expect(when).toContain('Круг вимшоттари у второго завершён');
  expect(when).not.toContain('неизвестно');
});
