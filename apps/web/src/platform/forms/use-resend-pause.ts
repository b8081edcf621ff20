import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** Seconds until another letter may be asked for. */
const pause = 60;

/**
 * The pause between two letters with a code.
 * @param isJustSent a letter left right before the form was opened
 * @returns seconds left, 0 when a letter may be asked for, and what starts the pause anew
 */
export function useResendPause(isJustSent = false): readonly [wait: number, start: () => void] {
  const [wait, setWait] = useState(isJustSent ? pause : 0);
  useInterval(() => setWait((left) => Math.max(0, left - 1)), 1000, { autoInvoke: true });
  return [wait, () => setWait(pause)];
}
