import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import { type CardContent, emptyCard } from './card-content.ts';

/** Cards of one text. */
const MOST = 20;

const card = (name: string, parts: Partial<CardContent>): CardContent => ({ ...emptyCard, ...parts, name });

/** Cards of a typed text: a blank line begins another, its first line is the heading where more follows. */
export function typedCards(text: string): readonly CardContent[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MOST)
    .map((part, index) => {
      const [first = '', ...rest] = part.split('\n');
      return card(first || `Карточка ${index + 1}`, { title: first, text: rest.join('\n') });
    });
}

/** Cards of a written publication: each slide or frame of it, of a post its first phrase and its call; none of a plan or a clip. */
export function publicationCards(document: PublicationDocument): readonly CardContent[] {
  switch (document.kind) {
    case 'post':
      return [card(document.title, { title: document.hook, text: firstOf(document.text), note: document.cta })];
    case 'carousel':
      return document.slides.map(({ title, text }, index) =>
        card(`${document.title} ${index + 1}`, {
          eyebrow: document.slides.length > 1 ? `${index + 1} из ${document.slides.length}` : '',
          title,
          text,
        }),
      );
    case 'story':
      return document.frames.map(({ text, sticker, cta }, index) =>
        card(`${document.title} ${index + 1}`, {
          title: text,
          text: sticker === undefined ? '' : [sticker.text, ...(sticker.options ?? [])].join('\n'),
          note: cta ?? '',
        }),
      );
    case 'reels':
    case 'plan':
      return [];
  }
}

/** The first paragraph. */
const firstOf = (text: string): string => text.split(/\n\s*\n/)[0] ?? '';
