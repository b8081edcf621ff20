import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';
import { emojiIn } from './emoji.ts';
import { addressed } from './phrase.ts';
import { voiceDistance, voiceProfile } from './voice-profile.ts';
import { VOICE_SAMPLES } from './voice-samples.fixture.ts';
import { VOICED_FORMATS, voicedTexts } from './voiced-texts.fixture.ts';

const STOP_WORDS = ['традиция', 'квадрат', 'карта рождения'];

describe('a voice counted in three posts', () => {
  it('has the length of its sentences, its address, its emoji, its openings and its words', () => {
    const profile = voiceProfile([
      'Ты видела Луну? 🌙 Луна сегодня огромная! 🌙✨',
      'Знаешь, чем пахнет март? 🌙 Снегом и апельсином.',
      'Луна растёт',
    ]);
    expect(profile).toEqual({
      sentenceWords: 3,
      address: 'familiar',
      emoji: 26.7,
      favourites: ['🌙', '✨'],
      opening: 'question',
      vocabulary: [],
    });
    expect(voiceProfile(['Закат над морем. Закаты бывают разные.'])?.vocabulary).toEqual(['закат']);
    expect(voiceProfile(['🌙', ' '])).toBeNull();
  });

  it('stays within what is kept, whatever is pasted', () => {
    const long = voiceProfile([Array.from({ length: 700 }, () => 'слово').join(' '), '🌙 да'.repeat(900)]);
    expect(long?.sentenceWords).toBe(30);
    expect(long?.emoji).toBe(30);
  });

  it('hears whom a text speaks to', () => {
    expect(addressOf('Запишите три дела и отпустите одно.')).toBe('formal');
    expect(addressOf('Выйди на балкон, подними голову и подыши.')).toBe('familiar');
    expect(addressOf('О планете в свете зенита спорят дети.')).toBe('neutral');
    expect(addressOf('Отец сказал: «Ты куда собралась, скажи?»')).toBe('neutral');
  });

  it('says an imperative to nobody as an infinitive', () => {
    expect(addressed('[Запишите|Запиши] мысль и [закройте|закрой] тетрадь.', 'neutral')).toBe(
      'Записать мысль и закрыть тетрадь.',
    );
  });
});

describe.each(VOICED_FORMATS)('thirty texts in three voices: %s', (format) => {
  const profiles = Object.entries(VOICE_SAMPLES).map(([name, samples]) => {
    const profile = voiceProfile(samples);
    if (!profile) throw new Error('no words in a sample');
    return { name, profile };
  });
  let written: readonly { readonly name: string; readonly texts: readonly string[] }[];
  beforeAll(async () => {
    const ephemeris = await loadEphemeris();
    written = profiles.map(({ name, profile }) => ({
      name,
      texts: voicedTexts(ephemeris, profile, format, { count: 10, stopWords: STOP_WORDS }),
    }));
  });

  it('are nearest to their own voice, at least twenty-seven of them', () => {
    const right = written.flatMap(({ name, texts }) =>
      texts.filter((text) => {
        const one = voiceProfile([text]);
        if (!one) return false;
        const far = profiles.map(({ profile }) => voiceDistance(one, profile));
        return profiles[far.indexOf(Math.min(...far))]?.name === name;
      }),
    );
    expect(right.length).toBeGreaterThanOrEqual(27);
  });

  it('keep the mean sentence within a fifth, the address, the emoji within one in a hundred words', () => {
    for (const { name, texts } of written) {
      const own = profiles.find((one) => one.name === name)?.profile;
      const said = voiceProfile(texts);
      if (!own || !said) throw new Error('no words');
      expect(said.sentenceWords / own.sentenceWords, name).toBeGreaterThan(0.8);
      expect(said.sentenceWords / own.sentenceWords, name).toBeLessThan(1.2);
      expect(Math.abs(said.emoji - own.emoji), name).toBeLessThanOrEqual(1);
      for (const text of texts) expect(addressOf(text), text).toBe(own.address);
      for (const text of texts) for (const emoji of emojiIn(text)) expect(own.favourites).toContain(emoji);
    }
  });

  it('say no stop word', () => {
    const texts = written.flatMap((voice) => voice.texts);
    expect(texts.filter((text) => /традици|квадрат|карт[а-яё]* рождени/iu.test(text))).toEqual([]);
  });
});
