import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { prepare } from '../reading/prepared.ts';
import { APART_PLANS } from './area-apart.table.ts';
import { composeApart } from './area-apart.ts';

const SIBERIA = { latitude: 55.0084, longitude: 82.9357, timeZone: 'Asia/Novosibirsk' };

test('a planet that objects to what it has just said is the same one, not another', async () => {
  const birth = must(resolveTyped('client', { ...SIBERIA, date: '1984-02-29', time: null }) ?? undefined);
  const prepared = prepare(await loadEphemeris(), [birth], DEFAULT_SETTINGS, '2026-12-01');
  // Mercury is the darakaraka, and the strongest objection of the area is its own.
  const { sections } = composeApart(APART_PLANS['veda-navamsha'], prepared, { detail: 'short' });
  const texts = must(sections[0]).paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const spoke = texts.findIndex((text) => /даракарак/i.test(text));
  expect(texts[spoke]).toContain('Меркурий');
  expect(texts[spoke + 1]).toMatch(/^Он же и возражает|приносит он же/);
  expect(texts[spoke + 1]).not.toContain('Меркурий');
});
