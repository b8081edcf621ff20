import { ProblemError } from '../../problem-error.ts';
import type { Rewriter } from '../consultations/writers.ts';
import {
  acceptedSections,
  tellFault,
  type Writing,
  withModelSections,
  writtenSection,
} from './section-writer.service.ts';

/** A person waits for the answer: past this the section stays as it is. */
const MOST_MS = 30_000;
const RETRY_SECONDS = 15;

/**
 * Rewrites a section of a document that a model wrote: from the composer's theses of the length asked for, never from what a person has
 * written into it. A document of the composer is rewritten by the composer.
 */
export function modelRewriter(compose: Rewriter, writing: Writing, mostMs: number = MOST_MS): Rewriter {
  return async (request, asked) => {
    const candidates = await compose(request, asked);
    if (asked.writer !== 'model') return candidates;
    const signal = AbortSignal.timeout(mostMs);
    const having = candidates.filter(({ sections }) => sections.some(({ id }) => id === asked.section));
    // Of lengths the composer names the nearest first: the model starts from the farthest.
    const document = asked.how === 'shorter' || asked.how === 'fuller' ? having.at(-1) : having[0];
    const section = document?.sections.find(({ id }) => id === asked.section);
    if (!document || !section) return [];
    try {
      const written = await writtenSection(writing, { document, section, request, how: asked.how }, signal);
      const accepted = await acceptedSections(writing, document, written ? [written] : [], signal);
      if (accepted.size > 0) return [withModelSections(document, accepted)];
    } catch (error) {
      tellFault(writing, error);
    }
    const detail = 'Нейросеть не переписала раздел, ничего не списано. Повторите чуть позже';
    throw new ProblemError('UNAVAILABLE', detail, { retryAfterSeconds: RETRY_SECONDS });
  };
}
