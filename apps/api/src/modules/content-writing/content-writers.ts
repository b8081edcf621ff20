import { publicationKinds } from '@nebosvod/contracts/publication-order';
import type { Background } from '../../background/background.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Writer, Writers } from '../consultations/writers.ts';
import { contentTask } from './content-writing.worker.ts';

/** They count as one address in the queue of threads: guests' calculations keep their places. */
const ADDRESS = 'publications';

/** Who writes plans and publications: rules over the sky of the days, in a thread. */
export function contentWriters(background: Background): Writers {
  const write: Writer = async ({ publication, asOf }, onStep, signal) => {
    if (!publication) throw new ProblemError('VALIDATION', 'В заказе нет темы');
    await onStep({ done: 0, of: 2, title: 'События неба' });
    const document = await background.run(contentTask, { publication, asOf }, { signal, address: ADDRESS });
    await onStep({ done: 1, of: 2, title: 'Тексты' });
    return document;
  };
  return Object.fromEntries(publicationKinds.map((kind) => [kind, write]));
}
