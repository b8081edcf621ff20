// A thread of a process that runs from source does not inherit the TypeScript loader (Node 20): it is registered here, before the task
// is imported. The built server loads day.worker.js directly.
import { register } from 'tsx/esm/api';

register();
const task = await import('./day.worker.ts');

export default task.default;
