// A thread of a process that runs from source does not inherit the TypeScript loader (Node 20): it is registered here, before the tasks
// are imported. The built server loads threads.worker.js directly.
import { register } from 'tsx/esm/api';

register();
const { default: runTask } = await import('./threads.worker.ts');

export default runTask;
