import type { WrittenSection } from '@nebosvod/composer/proof/accepted';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { ModelError } from '../../language-model/model-error.ts';
import type { Writer, Writers } from '../consultations/writers.ts';
import type { WritingRequest } from '../consultations/writing-request.ts';
import {
  acceptedSections,
  tellFault,
  type Writing,
  withModelSections,
  writableSections,
  writtenSection,
} from './section-writer.service.ts';

/** A document is given up to the composer's words after this long. */
const MOST_MS = 240_000;

/**
 * Who writes with a language model: the composer computes and judges, the model puts the paragraphs into words, every sentence of it is
 * checked. Where it does not answer, or not well, the composer's words stand, and the document says so.
 */
export function modelWriters(
  composers: Writers<ReadingDocument>,
  writing: Writing,
  mostMs: number = MOST_MS,
): Writers<ReadingDocument> {
  const writerOf =
    (compose: Writer<ReadingDocument>): Writer<ReadingDocument> =>
    async (request, onStep, signal) => {
      if (request.writer === 'composer') return compose(request, onStep, signal);
      let done = 0;
      let of = 0;
      const tell = (title: string) => onStep({ done, of, title });
      const document = await compose(request, (step) => (step.done === 0 ? onStep(step) : Promise.resolve()), signal);
      const sections = writableSections(document);
      // The chart, the sections, the check.
      of = sections.length + 2;
      done = 1;
      const stop = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
      const written = await inTurns(writing, { document, request }, stop, async (count) => {
        done = 1 + count;
        await tell(`Пишем ${Math.min(count + 1, sections.length)} из ${sections.length}`);
      });
      signal.throwIfAborted();
      done = of - 1;
      await tell('Проверяем каждое предложение');
      const accepted = await acceptedSections(writing, document, written, signal);
      return accepted.size > 0 ? withModelSections(document, accepted) : { ...document, writer: 'composer-instead' };
    };
  return Object.fromEntries(Object.entries(composers).map(([kind, compose]) => [kind, writerOf(compose)]));
}

/** Sections one after the other, as many at once as the provider takes; after the first fault that will not pass soon the rest is left. */
async function inTurns(
  writing: Writing,
  { document, request }: { readonly document: ReadingDocument; readonly request: WritingRequest },
  signal: AbortSignal,
  onDone: (count: number) => Promise<void>,
): Promise<WrittenSection[]> {
  const waiting = [...writableSections(document)];
  const written: WrittenSection[] = [];
  let count = 0;
  await onDone(count);
  const work = async (): Promise<void> => {
    for (let section = waiting.shift(); section && !signal.aborted; section = waiting.shift()) {
      try {
        const one = await writtenSection(writing, { document, section, request }, signal);
        if (one) written.push(one);
      } catch (error) {
        if (!signal.aborted) tellFault(writing, error);
        if (!(error instanceof ModelError)) return;
      }
      count += 1;
      await onDone(count);
    }
  };
  await Promise.all(Array.from({ length: writing.client.atOnce }, work));
  return written;
}
