import type { ProgressMessage, Task, TaskAnswer, TaskCall } from './background/task.ts';
import { takeTextsInForce } from './modules/base-texts/base-texts.service.ts';
import { checkTextTask } from './modules/base-texts/base-texts.worker.ts';
import { chartDocumentTask } from './modules/chart-document/chart-document.worker.ts';
import { privacyPdfTask } from './modules/content/content.worker.ts';
import { contentTask, occasionsTask } from './modules/content-writing/content-writing.worker.ts';
import { deliveredDocxTask, deliveredPdfTask, logoTask } from './modules/delivery/delivered-file.worker.ts';
import { lifeLineTask } from './modules/life-line/life-line.worker.ts';
import { acceptPublicationTask, acceptTask } from './modules/model-writing/model-writing.worker.ts';
import { boardDocumentTask } from './modules/numerology/numerology.worker.ts';
import { festivalsTask, muhurtaTask, sunTransitTask } from './modules/panchanga/panchanga.worker.ts';
import { feedTextTask, panchangaFileTask } from './modules/panchanga-export/panchanga-export.worker.ts';
import { readingsTask, readingTask, verifyTask } from './modules/reading/reading.worker.ts';
import { rectificationTask } from './modules/rectification/rectification.worker.ts';
import { natalSearchTask, natalStaysTask, sadeSatiTask, skyEventsTask } from './modules/transit/transit.worker.ts';
import {
  westernDirectionsTask,
  westernHoraryTask,
  westernMoonTask,
  westernTransitsTask,
} from './modules/western/western.worker.ts';
import { westernDocumentTask } from './modules/western-document/western-document.worker.ts';

import { ProblemError } from './problem-error.ts';

/** What threads do: each task is written in its module. */
const tasks: readonly Task<unknown, unknown>[] = [
  chartDocumentTask,
  westernDocumentTask,
  boardDocumentTask,
  privacyPdfTask,
  deliveredPdfTask,
  deliveredDocxTask,
  logoTask,
  festivalsTask,
  muhurtaTask,
  sunTransitTask,
  feedTextTask,
  panchangaFileTask,
  sadeSatiTask,
  lifeLineTask,
  westernMoonTask,
  westernDirectionsTask,
  westernHoraryTask,
  rectificationTask,
  natalSearchTask,
  natalStaysTask,
  skyEventsTask,
  westernTransitsTask,
  verifyTask,
  readingTask,
  readingsTask,
  acceptTask,
  acceptPublicationTask,
  contentTask,
  occasionsTask,
  checkTextTask,
];

/** Runs one task in this thread. The server sends what its types say: both ends are one program. */
export default async function runTask({ name, input, port, shared }: TaskCall): Promise<TaskAnswer> {
  const found = tasks.find((one) => one.name === name);
  if (!found) throw new Error(`no task ${name}`);
  const tell = (message: ProgressMessage) => port?.postMessage(message);
  if (shared) takeTextsInForce(shared);
  try {
    return { value: await found.run(input, tell) };
  } catch (error) {
    // An error crosses to the server without its class.
    if (!(error instanceof ProblemError)) throw error;
    return { refusal: { code: error.code, detail: error.message, extra: error.extra } };
  } finally {
    tell('end');
    port?.close();
  }
}
