import { COMPOSED_KINDS, type ComposedKind } from '@nebosvod/composer/kind/composed-kinds';
import type { Detail } from '@nebosvod/composer/reading/compose';
import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Background } from '../../background/background.ts';
import { resolveSettings } from '../../computation/moment.service.ts';
import { readingTask } from '../reading/reading.worker.ts';
import type { Writer, Writers } from './writers.ts';
import { birthsOf, peopleOf } from './writing-births.ts';
import type { WritingRequest } from './writing-request.ts';

/** Documents count as one address in the queue of threads: guests' calculations keep their places. */
const ADDRESS = 'documents';

/** Who writes without a language model: the composer, in a thread. */
export function composerWriters(background: Background): Writers<ReadingDocument> {
  const writerOf =
    (kind: ComposedKind): Writer<ReadingDocument> =>
    async (request, onStep, signal) => {
      await onStep({ done: 0, of: 2, title: 'Расчёт карты и факторов' });
      const births = await birthsOf(request);
      const { asOf, question, tone, choice, year, month, names, prashna } = request;
      const detail: Detail = request.detail;
      const settings = resolveSettings(request.settings);
      const input = {
        kind,
        births,
        settings,
        asOf,
        detail,
        tone,
        choice,
        year,
        month,
        names,
        prashna,
        ...(question ? { question } : {}),
      };
      const document = await background.run(readingTask, input, { signal, address: ADDRESS });
      await onStep({ done: 1, of: 2, title: 'Документ' });
      return finished(document, { ...request, people: peopleOf(request) });
    };
  return Object.fromEntries(COMPOSED_KINDS.map((kind) => [kind, writerOf(kind)]));
}

/** The document as it was asked for: under the client's name, with the gist and the sections that were chosen. */
function finished(document: ReadingDocument, { kind, people, sections }: WritingRequest): ReadingDocument {
  const name = joined(people.flatMap((person) => person.name || []));
  const title = findKind(kind)?.title ?? document.title;
  const chosen = sections ? document.sections.filter(({ id }, index) => index === 0 || sections.includes(id)) : null;
  return {
    ...document,
    title: name === '' ? title : `${title}: ${name}`,
    ...(chosen ? { sections: chosen } : {}),
  };
}

/** «Анна», «Анна и Павел», «Анна, Павел и Вера». */
function joined(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' и ');
}
