import { createHash } from 'node:crypto';
import type { legalTexts } from '@nebosvod/contracts/content';
import { z } from 'zod';
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
  const { head, body } = readMarkdown(file, text, headSchema);
  const hash = createHash('sha256').update(`${head.title}\n${head.version}\n${body}`).digest('hex');
  return { id, title: head.title, version: head.version, isTemplate: head.template, body, hash };
}
