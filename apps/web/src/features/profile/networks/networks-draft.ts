import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { type saveSocialMedia, type socialMediaSchema, socialNetworks } from '@nebosvod/contracts/social-media';
import { type VoiceProfile, voiceAddresses, voiceOpenings } from '@nebosvod/contracts/voice-profile';
import { formatNumber } from '@nebosvod/terms/plural';
import { z } from 'zod';

type Stored = z.output<typeof socialMediaSchema>;
type SaveBody = SentBodyOf<typeof saveSocialMedia>;
export type NetworkId = (typeof socialNetworks)[number]['id'];

/** A page in a network, as typed: lists are text with commas. */
export interface NetworkDraft {
  /** Tells rows apart while they are edited. */
  readonly key: number;
  readonly network: NetworkId;
  readonly link: string;
  readonly name: string;
  /** 0 = Sunday. */
  readonly days: readonly number[];
  readonly hours: string;
}

export interface VoiceDraft {
  readonly tone: string;
  readonly audience: string;
  readonly topics: string;
  readonly stopWords: string;
  readonly samples: readonly string[];
  readonly profile: string;
  /** Counted in the samples; null before. */
  readonly learned: LearnedDraft | null;
}

/** A counted voice, as typed. */
export interface LearnedDraft {
  readonly sentenceWords: string;
  readonly address: VoiceProfile['address'];
  readonly emoji: string;
  readonly favourites: string;
  readonly opening: VoiceProfile['opening'];
  readonly vocabulary: string;
}

export interface SocialDraft {
  readonly networks: readonly NetworkDraft[];
  readonly voice: VoiceDraft;
}

const words = z.string();

/** What may have been typed, right or wrong. */
export const socialDraftSchema: z.ZodType<SocialDraft> = z.object({
  networks: z.array(
    z.object({
      ...{ key: z.number(), network: z.enum(socialNetworks.map(({ id }) => id)), link: words, name: words },
      ...{ days: z.array(z.number()), hours: words },
    }),
  ),
  voice: z.object({
    ...{ tone: words, audience: words, topics: words, stopWords: words, samples: z.array(words), profile: words },
    learned: z
      .object({
        ...{ sentenceWords: words, address: z.enum(voiceAddresses), emoji: words, favourites: words },
        ...{ opening: z.enum(voiceOpenings), vocabulary: words },
      })
      .nullable(),
  }),
});

const commaList = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** «9», «9.30», «09-30» as «09:30»; what is no time stays as typed, for the server to name it. */
const clock = (text: string): string => {
  const match = /^(\d{1,2})(?:[:.-](\d{2}))?$/.exec(text);
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}` : text;
};

const sampleCount = 3;

export function draftOf(stored: Stored): SocialDraft {
  return {
    networks: stored.networks.map((entry, key) => ({ ...entry, key, hours: entry.hours.join(', ') })),
    voice: {
      ...stored.voice,
      topics: stored.voice.topics.join(', '),
      stopWords: stored.voice.stopWords.join(', '),
      learned: stored.voice.learned && learnedDraft(stored.voice.learned),
      samples: Array.from({ length: sampleCount }, (_, at) => stored.voice.samples[at] ?? ''),
    },
  };
}

const learnedDraft = (learned: VoiceProfile): LearnedDraft => ({
  ...learned,
  sentenceWords: formatNumber(learned.sentenceWords),
  emoji: formatNumber(learned.emoji),
  favourites: learned.favourites.join(' '),
  vocabulary: learned.vocabulary.join(', '),
});

const typedNumber = (text: string): number => Number.parseFloat(text.replace(',', '.').trim());

const learnedBody = ({ sentenceWords, emoji, favourites, vocabulary, ...rest }: LearnedDraft): VoiceProfile => ({
  ...rest,
  sentenceWords: typedNumber(sentenceWords),
  emoji: typedNumber(emoji),
  favourites: favourites.split(/[\s,]+/u).filter((one) => one !== ''),
  vocabulary: commaList(vocabulary),
});

interface Saving extends Pick<SaveBody, 'user_id' | 'product_id'> {
  /** Count the samples anew, whatever was typed of them. */
  readonly learns: boolean;
}

/** The draft as the call takes it; empty samples are left out. */
export function bodyOf(draft: SocialDraft, { learns, ...whose }: Saving): SaveBody {
  const { learned, ...voice } = draft.voice;
  return {
    ...whose,
    networks: draft.networks.map(({ key: _key, ...entry }) => ({
      ...entry,
      link: entry.link.trim(),
      days: [...entry.days].sort((one, other) => one - other),
      hours: commaList(entry.hours).map(clock),
    })),
    voice: {
      ...voice,
      ...(learns ? { learned: null } : learned ? { learned: learnedBody(learned) } : {}),
      topics: commaList(draft.voice.topics),
      stopWords: commaList(draft.voice.stopWords),
      samples: draft.voice.samples.filter((sample) => sample.trim() !== ''),
    },
  };
}

/** A row more: the first network that has no row yet. */
export function withRow(draft: SocialDraft): SocialDraft {
  const free =
    socialNetworks.find(({ id }) => draft.networks.every((entry) => entry.network !== id)) ?? socialNetworks[0];
  const key = Math.max(-1, ...draft.networks.map((entry) => entry.key)) + 1;
  return {
    ...draft,
    networks: [...draft.networks, { key, network: free.id, link: '', name: '', days: [], hours: '' }],
  };
}
