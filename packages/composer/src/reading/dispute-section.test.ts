import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { DISPUTE_DECIDES } from '../language/dispute-line.table.ts';
import { disputePieces } from './dispute-section.ts';
import { GOLDEN_BIRTHS } from './golden-births.table.ts';
import { prepare } from './prepared.ts';
import { Voice } from './voice.ts';

test('what decides a dispute may be either side: it is called neither first nor second, and no planet «он»', () => {
  for (const way of Object.values(DISPUTE_DECIDES).flat()) expect(way).not.toMatch(/перво|второ|и (?:его|её) сторона/u);
});

test('both sides of one planet are even only where their weights are; else the weightier is named by its theme', async () => {
  const prepared = prepare(await loadEphemeris(), [must(GOLDEN_BIRTHS.leo)], DEFAULT_SETTINGS, '2026-12-01');
  const decided = (ratio: number): string => {
    const { area, ...balance } = must(prepared.balances.find(({ for: [one], against: [two] }) => one && two));
    const [support, counter] = [must(balance.for[0]), must(balance.against[0])];
    const graha = 'venus' as const;
    const uneven = {
      ...balance,
      area,
      for: [{ ...support, graha, polarity: 2 as const, weight: 3 * ratio, theme: 'resilience' as const }],
      against: [{ ...counter, graha, polarity: -2 as const, weight: 3 }],
    };
    const voice = new Voice(prepared.births, prepared.decisions);
    const texts = disputePieces(voice, prepared, [uneven], 1).map(({ draft }) =>
      typeof draft === 'function' ? '' : draft.text,
    );
    return must(texts.at(-1));
  };
  expect(decided(1)).toMatch(/равны|Перевеса нет|наравне/);
  expect(decided(2)).toContain('«стойкость»');
});
