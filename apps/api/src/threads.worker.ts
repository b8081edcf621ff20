import type { Task, TaskCall } from './background/task.ts';
import { chartDocumentTask } from './modules/chart-document/chart-document.worker.ts';
import { boardDocumentTask } from './modules/numerology/numerology.worker.ts';
import { panchangaDocumentTask } from './modules/panchanga-export/panchanga-export.worker.ts';
import { rectificationTask } from './modules/rectification/rectification.worker.ts';
import { natalSearchTask, natalStaysTask, skyEventsTask } from './modules/transit/transit.worker.ts';
import { westernTransitsTask } from './modules/western/western.worker.ts';

/** What threads do: each task is written in its module. */
const tasks: readonly Task<unknown, unknown>[] = [
  chartDocumentTask,
  boardDocumentTask,
  panchangaDocumentTask,
  rectificationTask,
  natalSearchTask,
  natalStaysTask,
  skyEventsTask,
  westernTransitsTask,
];

/** Runs one task in this thread. The server sends what its types say: both ends are one program. */
export default async function runTask({ name, input, port }: TaskCall): Promise<unknown> {
  const found = tasks.find((one) => one.name === name);
  if (!found) throw new Error(`no task ${name}`);
  const result = await found.run(input, (share) => port?.postMessage(share));
  port?.close();
  return result;
}
