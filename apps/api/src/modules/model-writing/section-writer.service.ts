import type { WrittenSection } from '@nebosvod/composer/proof/accepted';
import { wordCount } from '@nebosvod/composer/reading/piece';
import type { ReadingDocument, ReadingSection } from '@nebosvod/contracts/reading';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Background } from '../../background/background.ts';
import type { ModelClient } from '../../language-model/model-client.ts';
import { ModelError } from '../../language-model/model-error.ts';
import type { RewriteWay } from '../consultations/writers.ts';
import type { WritingRequest } from '../consultations/writing-request.ts';
import { acceptTask } from './model-writing.worker.ts';
import { tracesOf } from './personal-traces.ts';
import { sectionRequest } from './section-material.presenter.ts';
import { sharedQuestion } from './shared-question.ts';

/** What a language model writes with. */
export interface Writing {
  readonly client: ModelClient;
  readonly background: Background;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** Documents of the composer are queued under another address: one does not refuse the other. */
const ADDRESS = 'words of the model';
/** A section of which less than this share is left after checking stays the composer's. */
const LEAST_SHARE = 0.5;
/** Words of a section against the composer's. */
const LEAST_WORDS = 0.3;
/** Said in the composer's words alone: the table of factors is not prose. */
const NOT_PROSE: readonly string[] = ['basis'];

/** Sections that a language model may put into words. */
export const writableSections = ({ sections }: ReadingDocument): readonly ReadingSection[] =>
  sections.filter(({ id, paragraphs }) => !NOT_PROSE.includes(id) && paragraphs.length > 0);

/**
 * A section in the model's words, unchecked; null when it wrote none of the asked shape.
 * @throws ModelError when it does not answer
 */
export async function writtenSection(
  { client, log }: Writing,
  {
    document,
    section,
    request,
    how,
  }: {
    readonly document: ReadingDocument;
    readonly section: ReadingSection;
    readonly request: WritingRequest;
    readonly how?: RewriteWay;
  },
  signal: AbortSignal,
): Promise<WrittenSection | null> {
  const { people, tone, question, shareQuestion } = request;
  const asked = sectionRequest(document, section, tracesOf(people), {
    tone: how === 'gentler' ? 'gentle' : tone,
    question: question !== undefined && shareQuestion ? sharedQuestion(question, people) : null,
    ...(how ? { how } : {}),
  });
  if (!asked) return null;
  const paragraphs = readModelAnswer(await client.ask(asked, signal));
  if (paragraphs) return { id: section.id, paragraphs };
  log.warn({ section: section.id }, 'the language model answered in another shape');
  return null;
}

/** Sections that stand up to the check, by their ids; the rest is not worth telling. */
export async function acceptedSections(
  { background, log }: Writing,
  document: ReadingDocument,
  written: readonly WrittenSection[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ReadingSection>> {
  if (written.length === 0) return new Map();
  const checked = await background.run(acceptTask, { document, written }, { signal, address: ADDRESS });
  const kept = new Map<string, ReadingSection>();
  for (const { section, refused } of checked) {
    const own = document.sections.find(({ id }) => id === section.id);
    const sentences = section.paragraphs.flatMap((paragraph) => paragraph.sentences);
    const isEnough =
      sentences.length >= LEAST_SHARE * (sentences.length + refused.length) &&
      wordsOf(section) >= LEAST_WORDS * (own ? wordsOf(own) : 0);
    if (isEnough && sentences.length > 0) kept.set(section.id, section);
    const reasons = refused.map(({ why }) => why);
    log.info({ section: section.id, kept: sentences.length, refused: reasons, isEnough }, 'words of the model checked');
  }
  return kept;
}

const wordsOf = ({ paragraphs }: ReadingSection): number =>
  paragraphs.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + wordCount(text), 0);

/** A document with some of its sections in the words of a model; contradictions keep to the sentences that are left. */
export function withModelSections(
  document: ReadingDocument,
  accepted: ReadonlyMap<string, ReadingSection>,
): ReadingDocument {
  if (accepted.size === 0) return document;
  const sections = document.sections.map((section) => accepted.get(section.id) ?? section);
  const sentences = sections.flatMap(({ verdict, paragraphs }) => [
    ...(verdict ? [verdict] : []),
    ...paragraphs.flatMap((paragraph) => paragraph.sentences),
  ]);
  const ids = new Set(sentences.map(({ id }) => id));
  const used = new Set([
    ...document.uncertain.map(({ factor }) => factor),
    ...sentences.flatMap(({ factors }) => factors),
  ]);
  return {
    ...document,
    writer: 'model',
    sections,
    factors: Object.fromEntries(Object.entries(document.factors).filter(([id]) => used.has(id))),
    contradictions: document.contradictions.filter((one) => [...one.for, ...one.against].every((id) => ids.has(id))),
  };
}

/** Tells the operator why a model did not write; nothing that was asked or answered. */
export function tellFault({ log }: Writing, error: unknown): void {
  const fault = error instanceof ModelError ? error.fault : 'unknown';
  log.warn({ fault, reason: error instanceof ModelError ? error.message : '' }, 'the language model did not write');
}

const sentence = z.object({ text: z.string().max(2_000), factors: z.array(z.string().max(20)).max(40) });
/** Some models put sentences of a paragraph under a name of their own. */
const paragraph = z.union([
  z.array(sentence).max(60),
  z.object({ sentences: z.array(sentence).max(60) }).transform(({ sentences }) => sentences),
]);
const answerSchema = z.object({ paragraphs: z.array(paragraph).min(1).max(40) });

type AnsweredParagraphs = z.output<typeof answerSchema>['paragraphs'];

/** The section that a model wrote: the JSON of its answer, whatever stands round it. Null when there is none of that shape. */
function readModelAnswer(text: string): AnsweredParagraphs | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    return answerSchema.safeParse(JSON.parse(text.slice(from, to + 1))).data?.paragraphs ?? null;
  } catch {
    return null;
  }
}
