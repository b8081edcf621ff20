import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import type { VoiceProfile } from '@nebosvod/contracts/voice-profile';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { emojiIn } from './emoji.ts';
import { ideaOf } from './idea-of.ts';
import { occasionsBetween } from './occasions.ts';
import { contentPlan } from './plan.ts';
import { publicationOf } from './publication.ts';

const PLACE = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const MONTH = 28;
const FRAMES = [3, 4, 5, 6, 7] as const;
const SECONDS = [15, 30, 60] as const;
/** Occasions between one text and the next. */
const STEP = 7;

/** Formats that a voice is heard in. */
export const VOICED_FORMATS = ['post', 'carousel', 'story', 'reels'] as const;
type VoicedFormat = (typeof VOICED_FORMATS)[number];

interface Asked {
  readonly count: number;
  readonly stopWords: readonly string[];
}

/** So many texts of a format in a voice, from December 2026 on, of every kind of occasion and every length of the format. */
export function voicedTexts(
  ephemeris: Ephemeris,
  profile: VoiceProfile,
  format: VoicedFormat,
  { count, stopWords }: Asked,
): string[] {
  if (format === 'post') return voicedPosts(ephemeris, profile, { count, stopWords });
  const occasions = occasionsBetween(ephemeris, PLACE, '2026-12-01', '2027-01-31').filter(
    (occasion) => ideaOf(occasion, PLACE) !== null,
  );
  return Array.from({ length: count }, (_, at) => {
    const occasion = occasions[(at * STEP) % occasions.length] ?? null;
    const document = publicationOf(ephemeris, {
      ...{ kind: format, topic: '', occasion, asOf: '2026-12-01', place: PLACE, after: 'talk', seed: at + 1 },
      ...{ voice: { ...profile, stopWords }, frames: FRAMES[at % FRAMES.length] ?? 5 },
      seconds: SECONDS[at % SECONDS.length] ?? 30,
    });
    return saidOf(document);
  });
}

/** What of a publication is heard as its writer's: titles of slides and stickers are everybody's; emoji of a clip are on its screens. */
function saidOf(document: PublicationDocument): string {
  if (document.kind === 'story') return document.frames.flatMap(({ text, cta = '' }) => [text, cta]).join('\n');
  if (document.kind === 'carousel') return [...document.slides.map(({ text }) => text), document.cta].join('\n');
  if (document.kind !== 'reels') throw new Error(`${document.kind} has another way`);
  const spoken = document.scenes.map(({ voice, screen }) => [voice, ...emojiIn(screen)].join(' '));
  return [...spoken, document.caption].join('\n');
}

/** So many posts of plans from December 2026 on in a voice, as they are read: the line of a source left out, which is not the voice's. */
function voicedPosts(ephemeris: Ephemeris, profile: VoiceProfile, { count, stopWords }: Asked): string[] {
  const posts: string[] = [];
  for (let month = 0; posts.length < count; month++) {
    const items = contentPlan(ephemeris, {
      ...{ from: addDays('2026-12-01', month * MONTH), weeks: 4, perWeek: 7, networks: ['vk'], niche: '', goals: '' },
      ...{ launches: [], place: PLACE, voice: { ...profile, stopWords }, seed: 1 + month },
    });
    const texts = items
      .filter(({ format }) => format === 'post')
      .map(({ hook, text, callToAction }) => [hook, text, callToAction].join('\n\n'));
    posts.push(...texts.map((text) => text.replace(/^Источник: .*$/mu, '')));
  }
  return posts.slice(0, count);
}
