// A thread of a process that runs from source does not inherit the TypeScript loader (Node 20): it is registered here, before the tasks
// are imported. The built server loads background.worker.js directly.
import { register } from 'tsx/esm/api';

register();
const tasks = await import('./background.worker.ts');

export const {
  westernTransits,
  natalSearch,
  natalStays,
  skyEvents,
  chartDocument,
  panchangaDocument,
  boardDocument,
  rectification,
} = tasks;
