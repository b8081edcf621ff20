import { type CardSize, cardSizes } from './card-content.ts';

/** «Луна-в-Раке-1080x1350.png»: letters and figures of the subject, the size in px. */
export function cardFileName(subject: string, size: CardSize): string {
  const { width, height } = cardSizes[size];
  const name = subject
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name === '' ? 'Карточка' : name}-${width}x${height}.png`;
}

/** Names of the files of a set: numbered, so that they stay in order and none hides another. */
export function setFileNames(subjects: readonly string[], size: CardSize): readonly string[] {
  const digits = String(subjects.length).length;
  return subjects.map((subject, index) => `${String(index + 1).padStart(digits, '0')}-${cardFileName(subject, size)}`);
}
