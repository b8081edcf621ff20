import type { Birth } from '@nebosvod/contracts/birth';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { prepare } from '../reading/prepared.ts';
import { composeUpaya } from './veda-upaya.ts';

async function textsOf(birth: Birth, id: string): Promise<readonly string[]> {
  const client = must(resolveTyped('client', birth) ?? undefined);
  const { sections } = composeUpaya(prepare(await loadEphemeris(), [client], DEFAULT_SETTINGS, '2026-12-01'), {
    detail: 'middle',
  });
  return must(sections.find((one) => one.id === id)).paragraphs.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );
}

const SIBERIA = { latitude: 55.0084, longitude: 82.9357, timeZone: 'Asia/Novosibirsk', date: '1984-02-29', time: null };
const NORWAY = { latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo', date: '1968-12-20', time: null };

test('whoever the chart leans on and who asks for support too is told so', async () => {
  const gist = (await textsOf(SIBERIA, 'gist')).join(' ');
  expect(gist).toMatch(/(?:просят|под тяжестью).* Сатурн/);
  expect(gist).toMatch(/тоже (?:служит |на )Сатурн.*соседство/);
});

test('severe neighbours are named, one as one', async () => {
  const needs = (await textsOf(SIBERIA, 'needs')).join(' ');
  expect(needs).toMatch(/Марс.* Сатурн|Сатурн.* Марс/);
  expect(needs).not.toMatch(/Соседи|сосед(?:ями|ей)|других планет/);
});

test('needs that an unknown hour leaves open do not silence the rest', async () => {
  expect((await textsOf(NORWAY, 'gist')).join(' ')).toMatch(/прос[ия]т|нуж(?:на|нее)|Слабых и обременённых/);
});
