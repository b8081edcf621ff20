import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicationOf } from '../content/publication.ts';
import { type OnePublication, partsOf } from '../content/publication-parts.ts';
import { type ContentVoice, TONE_VOICES } from '../content/voice.ts';
import { voiceProfile } from '../content/voice-profile.ts';
import { VOICE_SAMPLES } from '../content/voice-samples.fixture.ts';
import { acceptPublication } from './accepted-publication.ts';

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const kinds = ['post', 'carousel', 'story', 'reels'] as const;
const friend = voiceProfile(VOICE_SAMPLES.friend);
if (!friend) throw new Error('no words');
const voices: readonly ContentVoice[] = [...Object.values(TONE_VOICES), { ...friend, stopWords: ['квадрат'] }];

let ephemeris: Awaited<ReturnType<typeof loadEphemeris>>;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

interface Asked {
  readonly kind?: (typeof kinds)[number];
  readonly voice?: ContentVoice;
  readonly topic?: string;
  readonly seed?: number;
  readonly mark?: string;
}

const MARK = 'Реклама. erid: 2VtzqAbc1';

function ruled({
  kind = 'post',
  voice = TONE_VOICES.calm,
  topic = 'Полнолуние',
  seed = 1,
  mark,
}: Asked): OnePublication {
  const document = publicationOf(ephemeris, {
    ...{ kind, topic, occasion: null, asOf: '2026-12-01', place, voice, frames: 5, seconds: 30, seed },
    ...(mark === undefined ? { after: 'talk' } : { after: 'sell', mark }),
  });
  if (document.kind === 'plan') throw new Error('a plan');
  return document;
}

/** Ours said back, with some of the parts in other words. */
function said(asked: Asked, change: Readonly<Record<string, string>> = {}, isLearned = false) {
  const { voice = TONE_VOICES.calm, mark, seed = 1 } = asked;
  const document = ruled(asked);
  const words = new Map(partsOf(document, mark).map(({ id, text }) => [id, change[id] ?? text]));
  const sky = { ephemeris, date: document.asOf, timeZone: place.timeZone };
  return acceptPublication({ document, words, voice, isLearned, mark, sky, isBarred: false, seed });
}

describe('a publication of a model', () => {
  it('may say what the rules said, in every format and voice, an advertisement too', () => {
    for (const kind of kinds) {
      for (const voice of voices) {
        for (const [seed, topic] of ['Полнолуние', 'Юпитер ретроградный', 'Экадаши', 'Что носят осенью'].entries()) {
          for (const mark of [undefined, MARK]) {
            const answer = said({ kind, voice, topic, seed, ...(mark === undefined ? {} : { mark }) });
            expect('refused' in answer ? answer.refused : null, `${kind} ${topic} ${voice.sentenceWords}`).toBeNull();
          }
        }
      }
    }
  });

  it('keeps what is not its: the mark, the source, hashtags, times, stickers, titles', () => {
    const marked = said({ mark: MARK }, { hook: 'Луна скоро полная.' });
    expect('document' in marked && marked.document).toMatchObject({
      ...{
        kind: 'post',
        writer: 'model',
        hook: `${MARK}\n\nЛуна скоро полная.`,
        hashtags: expect.arrayContaining(['#полнолуние']),
      },
    });
    const fact = { topic: 'Рождество по старому стилю переедет' };
    const text = 'С 1901 по 2100 год оно приходится на 7 января, дальше считайте сутки сами. Так спокойнее.';
    const told = said(fact, { text });
    expect('document' in told && told.document.kind === 'post' ? told.document.text : '').toMatch(
      /спокойнее\.\n\nИсточник: /u,
    );
    const clip = ruled({ kind: 'reels' });
    const spoken = said({ kind: 'reels' });
    if (clip.kind !== 'reels' || !('document' in spoken) || spoken.document.kind !== 'reels')
      throw new Error('no clip');
    expect(spoken.document.scenes.map(({ from, to, shot }) => [from, to, shot])).toEqual(
      clip.scenes.map(({ from, to, shot }) => [from, to, shot]),
    );
  });

  it.each([
    ['shape', { hook: '' }],
    ['length', { hook: 'Полнолуние и тишина. '.repeat(20) }],
    ['value', { cta: 'Вернитесь к записи 31 января.' }],
    ['value', { cta: 'Ответили уже 97 человек, ответьте и вы.' }],
    ['claim', { cta: 'А ещё посмотрите, где у вас Марс и Сатурн.' }],
    ['claim', { cta: 'Напишите об этом, как советует Зинаида.' }],
    ['words', { cta: 'Гарантированно получите повышение.' }],
    ['words', { cta: 'Всё остальное на www.example.ru, заходите.' }],
  ] as const)('is refused for %s: %o', (why, change) => {
    expect(said({}, change)).toEqual({ refused: why });
  });

  it('keeps a voice that was learned: its sentences, its address, its stop words', () => {
    const voice = { ...friend, stopWords: ['комментарии'] };
    const long =
      'Сегодня хочется рассказать о том, как Луна в ночном окне высветила всё, что за эти две недели успело вырасти и окрепнуть.';
    expect(said({ voice }, { text: long }, true)).toEqual({ refused: 'voice' });
    expect(said({ voice }, { cta: 'Жду в комментариях.' })).toEqual({ refused: 'stop-word' });
    expect(said({}, { cta: 'Напиши, что ты увидел, и приходи ещё: твой опыт важен.' })).toEqual({ refused: 'voice' });
  });

  it('of a clip fits its seconds', () => {
    expect(said({ kind: 'reels' }, { scene2: 'Луна. Тишина. Ночь.' })).toEqual({
      refused: expect.stringMatching(/pace|length/),
    });
  });
});
