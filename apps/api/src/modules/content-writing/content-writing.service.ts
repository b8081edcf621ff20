import { contentPlan } from '@nebosvod/composer/content/plan';
import { publicationOf } from '@nebosvod/composer/content/publication';
import { type ContentVoice, TONE_VOICES } from '@nebosvod/composer/content/voice';
import type { StoredDocument } from '@nebosvod/contracts/consultations';
import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import type { PublicationOrder } from '@nebosvod/contracts/publication-order';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { adMark } from '@nebosvod/terms/ad-mark';
import { formatDateRange } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import type { WritingRequest } from '../consultations/writing-request.ts';

/** What a thread writes from. */
export interface ContentOrder {
  readonly publication: NonNullable<WritingRequest['publication']>;
  /** Civil date of the audience's place. */
  readonly asOf: string;
}

const FRAMES = 5;
const SECONDS = 30;

/** A plan or a publication, written whole by rules. */
export function writtenContent(ephemeris: Ephemeris, { publication, asOf }: ContentOrder): StoredDocument {
  const { order } = publication;
  return order.kind === 'plan'
    ? planDocument(ephemeris, order, { publication, asOf })
    : publicationDocument(ephemeris, order, { publication, asOf });
}

type PlanOrder = Extract<PublicationOrder, { kind: 'plan' }>;
type TextOrder = Exclude<PublicationOrder, PlanOrder>;

/** The tone that was asked for; the person's own voice where it is, or where none was. */
export function voiceOf(
  { tone = 'own' }: PublicationOrder,
  { voice, stopWords }: ContentOrder['publication'],
): ContentVoice {
  const spoken = tone === 'own' || tone === 'selling' ? (voice ?? TONE_VOICES.calm) : TONE_VOICES[tone];
  return { ...spoken, stopWords };
}

function planDocument(
  ephemeris: Ephemeris,
  order: PlanOrder,
  { publication, asOf }: ContentOrder,
): PublicationDocument {
  const { from, weeks, perWeek, networks, niche = '', goals = '', launches = [] } = order;
  const { place, seed, schedule = [] } = publication;
  const voice = voiceOf(order, publication);
  const items = contentPlan(ephemeris, {
    ...{ from, weeks, perWeek, niche, goals, launches, place, voice, seed },
    ...{ networks, schedule, sells: order.tone === 'selling' },
  });
  return {
    version: 1,
    kind: 'plan',
    title: order.title ?? `План: ${formatDateRange(from, addDays(from, weeks * 7 - 1))}`,
    asOf,
    items: items.map((item) => ({
      ...{ ...item, hashtags: [...item.hashtags], status: 'draft' },
      ...(item.purpose === 'sale' ? { marks: ['реклама'], erid: order.erid ?? '' } : { marks: [], erid: '' }),
    })),
  };
}

/** The mark of what is ordered as an advertisement. */
export const markOf = ({ tone, erid = '' }: PublicationOrder): string | undefined =>
  tone === 'selling' ? adMark(erid) : undefined;

function publicationDocument(
  ephemeris: Ephemeris,
  order: TextOrder,
  { publication, asOf }: ContentOrder,
): PublicationDocument {
  const { place, seed, item } = publication;
  const sky = item?.sky ?? null;
  const mark = markOf(order);
  const date = sky && ('date' in sky.rule ? sky.rule.date : wallClock(sky.at, { timeZone: place.timeZone }).date);
  return publicationOf(ephemeris, {
    kind: order.kind,
    topic: item?.topic ?? '',
    occasion: sky && date ? { ...sky, date } : null,
    asOf: item?.date ?? asOf,
    place,
    voice: voiceOf(order, publication),
    ...(mark === undefined ? { after: 'talk' } : { after: 'sell', mark }),
    frames: frameCount(order),
    seconds: order.kind === 'reels' ? (order.seconds ?? SECONDS) : SECONDS,
    seed,
  });
}

function frameCount(order: TextOrder): 3 | 4 | 5 | 6 | 7 {
  const asked = order.kind === 'story' ? order.frames : undefined;
  return ([3, 4, 5, 6, 7] as const).find((count) => count === asked) ?? FRAMES;
}
