// Preloaded into a server that is measured: tells on 'end' how long its event loop stood still at most since 'begin', milliseconds.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Processor time of the main thread, milliseconds; the clock's where the system does not tell it. */
function cpuMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

if (isMainThread && process.send) {
  let heldMs = 0;
  let last = { clock: performance.now(), cpu: cpuMs() };
  // The lesser of both: a machine busy with something else is no fault of the server.
  const look = () => {
    const now = { clock: performance.now(), cpu: cpuMs() };
    heldMs = Math.max(heldMs, Math.min(now.clock - last.clock, now.cpu - last.cpu));
    last = now;
  };
  let timer;
  process.on('message', (word) => {
    look();
    clearInterval(timer);
    if (word === 'begin') {
      heldMs = 0;
      timer = setInterval(look, 1).unref();
    }
    process.send?.({ word, heldMs });
  });
  process.channel?.unref();
}
