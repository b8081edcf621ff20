const PICTURE = '\\p{Extended_Pictographic}(?:\\uFE0F|[\\u{1F3FB}-\\u{1F3FF}]|\\u200D\\p{Extended_Pictographic})*';
const EMOJI = new RegExp(`(?![©®™])(?:${PICTURE}|[\\u{1F1E6}-\\u{1F1FF}]{2})`, 'gu');
/** A picture that stands where a full stop would: the line ends there, or a capital follows. */
const CLOSING = new RegExp(`(?:\\s{0,3}(?![©®™])${PICTURE}){1,12}\\s{0,3}(?=\\n|$|[\\p{Lu}«])`, 'gmu');

/** Emoji of a text in their order; a family or a flag is one. */
export const emojiIn = (text: string): readonly string[] => text.match(EMOJI) ?? [];

/** A text without its emoji; where one closed a sentence there is a full stop. */
export const withoutEmoji = (text: string): string =>
  text
    .replaceAll(CLOSING, '. ')
    .replaceAll(EMOJI, ' ')
    .replaceAll(/([.!?…])\s*\.(?=\s|$)/gu, '$1');
