const first = 3000;
const longest = 30_000;
const whole = 5 * 60_000;

/**
 * Pause before the next question to the server, ms: 3 s at first, half as long again each time, never above 30 s.
 * @param asked how often it was asked already
 */
function pollDelay(asked: number): number {
  return Math.min(longest, Math.round(first * 1.5 ** asked));
}

/** All pauses of one wait, ms; together five minutes at most. */
export function pollDelays(): readonly number[] {
  const delays: number[] = [];
  for (let sum = 0; ; ) {
    const delay = pollDelay(delays.length);
    if (sum + delay > whole) return delays;
    delays.push(delay);
    sum += delay;
  }
}
