import { createHash } from 'node:crypto';
import type { legalTexts } from '@nebosvod/contracts/content';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { readMarkdown } from './read-yaml.ts';

export type LegalTextId = (typeof legalTexts)[number];

export interface LegalText {
  readonly id: LegalTextId;
  readonly title: string;
  readonly version: string;
  /** Still the template that came with the product: the operator has to fill it in. */
  readonly isTemplate: boolean;
  readonly body: string;
  /** SHA-256 of title, version and body: what a consent points to. */
  readonly hash: string;
}

const headSchema = z.strictObject({
  title: z.string().min(1),
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'версия — дата вида 2026-11-21 в кавычках'),
  template: z.boolean(),
});

export function readLegalText(id: LegalTextId, file: string, text: string): LegalText {
  // Its PDF and the consents to it hold words alone: what a picture says would not be there.
  const picture = text.search(/!\[[^\]\n]*\]\(/);
  if (picture >= 0)
    throw new ContentError(
      file,
      text.slice(0, picture).split('\n').length,
      'картинок в юридическом тексте нет: их не будет в PDF и в согласиях',
    );
  const { head, body } = readMarkdown(file, text, headSchema);
  return editionOf({ id, title: head.title, version: head.version, isTemplate: head.template, body });
}

/** A text with what a consent to it points to. */
export function editionOf(text: Omit<LegalText, 'hash'>): LegalText {
  const hash = createHash('sha256').update(`${text.title}\n${text.version}\n${text.body}`).digest('hex');
  return { ...text, hash };
}

/** Places of a text that are still to be filled in: words in square brackets that are no link. */
export const blanksOf = (body: string): readonly string[] => body.match(/\[[^\]\n]+\](?!\()/g) ?? [];

export const hasBlanks = (body: string): boolean => blanksOf(body).length > 0;
