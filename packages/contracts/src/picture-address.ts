/** A side of a picture of a text, points. */
export const longestPictureSide = 4_096;

/** A picture of a text with the size it takes, so that a page leaves it its place before it comes. */
export interface AddressedPicture {
  readonly id: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** Where a picture is read: its size stands in the address. */
export const pictureAddress = ({ id, width, height }: AddressedPicture): string =>
  `/v1/pictures/${id}/${width}x${height}`;

/** A picture in Markdown as it must be: words for those who do not see it, and one of our own. */
const ownPicture = /!\[[^\]\n]*\S[^\]\n]*\]\(\/v1\/pictures\/[0-9a-f-]{36}\/\d{1,4}x\d{1,4}\)/g;

/** What is wrong with the pictures of a text in Markdown, in Russian; null for nothing. */
export function pictureMistake(markdown: string): string | null {
  const rest = markdown.replace(ownPicture, '');
  if (/!\[\s*\]\(/.test(rest)) return 'Скажите в квадратных скобках, что на картинке: ![слова](адрес)';
  return /!\[[^\]\n]*\]\(/.test(rest) ? 'Картинки — только загруженные здесь: вставьте её кнопкой под текстом' : null;
}
