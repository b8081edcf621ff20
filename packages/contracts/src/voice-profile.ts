import { z } from 'zod';
import { textField } from './person-fields.ts';

export const voiceAddresses = ['formal', 'familiar', 'neutral'] as const;
export const voiceOpenings = ['statement', 'question', 'exclamation'] as const;

/** A voice as it is counted in a person's own posts, and edited by them. */
export const voiceProfileField = z.strictObject({
  /** Mean words of a sentence. */
  sentenceWords: z
    .number('Нужно число')
    .min(3, 'Слов в предложении: от 3 до 30')
    .max(30, 'Слов в предложении: от 3 до 30'),
  /** «вы», «ты», or nobody. */
  address: z.enum(voiceAddresses, 'Обращение: formal, familiar или neutral'),
  /** In a hundred words. */
  emoji: z.number('Нужно число').min(0, 'Эмодзи на сто слов: от 0 до 30').max(30, 'Эмодзи на сто слов: от 0 до 30'),
  /** Emoji that are used, the most frequent first. */
  favourites: z.array(textField(16).trim().min(1)).max(12, 'Не больше 12 эмодзи'),
  /** What first phrases mostly are. */
  opening: z.enum(voiceOpenings, 'Начало: statement, question или exclamation'),
  /** Words that come back. */
  vocabulary: z.array(textField(40).trim().min(1)).max(20, 'Не больше 20 слов'),
});

export type VoiceProfile = z.output<typeof voiceProfileField>;
