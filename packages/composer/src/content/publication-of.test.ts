import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { FACTS } from '@nebosvod/interpretations/facts/facts.table';
import { spokenLength } from '@nebosvod/terms/spoken-length';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from './phrase.ts';
import { publicationOf } from './publication.ts';
import { TONE_VOICES } from './voice.ts';
import { voiceProfile } from './voice-profile.ts';
import { VOICE_SAMPLES } from './voice-samples.fixture.ts';

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
let sky: Awaited<ReturnType<typeof loadEphemeris>>;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const written = (kind: 'story' | 'reels', topic: string, seed = 1) =>
  publicationOf(sky, {
    ...{ kind, topic, occasion: null, asOf: '2026-12-01', place, voice: TONE_VOICES.calm, after: 'talk' },
    ...{ frames: 5, seconds: 30, seed },
  });

describe('a topic that was typed', () => {
  it('is told by the occasion of the sky that it names', () => {
    const document = written('story', 'Юпитер ретроградный');
    expect(document.sky).toMatchObject({
      event: 'jupiter-station-retrograde',
      at: expect.stringMatching(/^2026-12-13/),
    });
  });

  it('that is a fact of the base keeps the source of that fact, whatever bodies it names', () => {
    const about = FACTS.filter(({ text }) => /Нептун|Юпитер|полнолун/iu.test(text)).slice(0, 12);
    expect(about.length).toBeGreaterThan(5);
    for (const { text, source } of about) {
      expect(written('story', text.slice(0, 200)).source).toBe(`${source.title}, ${source.where}`);
    }
  });
});

describe('a clip', () => {
  it('puts no half of a phrase on the screen and keeps the names of the sky as they are written', () => {
    for (let seed = 1; seed < 40; seed++) {
      const document = written('reels', 'Юпитер ретроградный', seed);
      if (document.kind !== 'reels') throw new Error('not a clip');
      for (const { screen } of document.scenes) {
        expect(screen).not.toMatch(/\s(?:во?|на|и|не|ради|\d+)$/u);
        expect(screen).not.toMatch(/юпитер|льве/u);
      }
    }
  });
});

describe.each(Object.entries(VOICE_SAMPLES))('in the voice of the %s', (_, samples) => {
  const profile = voiceProfile(samples);
  if (!profile) throw new Error('no words');
  const order = {
    occasion: null,
    asOf: '2026-12-01',
    place,
    voice: { ...profile, stopWords: [] },
    after: 'talk',
  } as const;
  const topics = [
    ...['Полнолуние', 'Юпитер ретроградный', 'Экадаши', 'Что носят осенью', 'Число 7', 'Что такое накшатра'],
    ...['Ретроградная Венера', 'Аркан 17', 'Накшатра Рохини', 'Личный год 2027', 'Скорпион'],
  ];

  it('frames have their length with their emoji, and none says what another says', () => {
    for (const [seed, topic] of topics.entries()) {
      for (const frames of [3, 5, 7] as const) {
        const document = publicationOf(sky, { ...order, kind: 'story', topic, frames, seconds: 30, seed });
        if (document.kind !== 'story') throw new Error('not a story');
        const texts = document.frames.map(({ text }) => text);
        for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(120);
        expect(new Set(texts).size, texts.join('\n')).toBe(frames);
      }
    }
  });

  it('scenes are said in their time, one to three words a second, no clip faster than 150 words a minute', () => {
    for (const [seed, topic] of topics.entries()) {
      for (const seconds of [15, 30, 60] as const) {
        const document = publicationOf(sky, { ...order, kind: 'reels', topic, frames: 5, seconds, seed });
        if (document.kind !== 'reels') throw new Error('not a clip');
        expect([document.scenes[0]?.from, document.scenes.at(-1)?.to]).toEqual([0, seconds]);
        for (const { from, to, voice } of document.scenes) {
          const pace = wordsIn(voice).length / (to - from);
          expect(pace >= 1 && pace <= 3, `${pace}: ${voice}`).toBe(true);
          expect(spokenLength(voice) / (to - from), voice).toBeLessThanOrEqual(3);
        }
        const aloud = spokenLength(document.scenes.map(({ voice }) => voice).join(' '));
        expect((aloud * 60) / seconds, `${seconds} s`).toBeLessThanOrEqual(150);
      }
    }
  });
});
