import type { ReelsScene } from '@nebosvod/contracts/publication-document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subtitles } from './scene-clock.ts';

/** Milliseconds of a SubRip stamp. */
function millis(stamp: string): number {
  const parts = /^(\d\d):([0-5]\d):([0-5]\d),(\d{3})$/u.exec(stamp);
  if (!parts) throw new Error(`no stamp: ${stamp}`);
  const [hours = 0, minutes = 0, seconds = 0, rest = 0] = parts.slice(1).map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
}

/** Cues of a SubRip file, read as players do: blocks between empty lines, each an index, a span and its words. */
const cuesOf = (srt: string) =>
  srt
    .trimEnd()
    .split(/\r?\n\r?\n/u)
    .map((block) => {
      const [index = '', span = '', ...words] = block.split(/\r?\n/u);
      const [from = '', to = ''] = span.split(' --> ');
      return { index: Number(index), from: millis(from), to: millis(to), words };
    });

const scenes = fc
  .array(fc.record({ span: fc.integer({ min: 2, max: 12 }), voice: fc.string({ minLength: 1, maxLength: 90 }) }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((rows) => {
    let from = 0;
    return rows.map(({ span, voice }): ReelsScene => {
      const scene = { from, to: from + span, voice, screen: '', shot: '' };
      from = scene.to;
      return scene;
    });
  });

it('subtitles are a SubRip file: cues from one on, without a gap, each with the words of its scene', () => {
  fc.assert(
    fc.property(scenes, (all) => {
      const spoken = all.map((scene) => ({ ...scene, voice: `слово ${scene.voice}` }));
      expect(cuesOf(subtitles(spoken))).toEqual(
        spoken.map(({ from, to, voice }, at) => ({
          ...{ index: at + 1, from: from * 1000, to: to * 1000 },
          words: [voice.replaceAll(/\s+/gu, ' ').trim()],
        })),
      );
    }),
  );
  expect(subtitles([{ from: 58, to: 61, voice: 'Раз\n\nи два', screen: '', shot: '' }])).toBe(
    '1\n00:00:58,000 --> 00:01:01,000\nРаз и два\n',
  );
});
