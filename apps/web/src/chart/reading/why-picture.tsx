import type { Birth } from '@nebosvod/contracts/birth';
import type { ReactNode } from 'react';
import { WhyWheel } from '../western/why-wheel.tsx';
import { WhyChart } from './why-chart.tsx';

/** The chart that stands beside a reading of a kind: of its own school; `undefined` beside numbers, which have none. */
export function whyPicture(kind: string, birth: Birth | undefined): ReactNode {
  if (kind.startsWith('western-')) return birth && <WhyWheel birth={birth} />;
  return kind.startsWith('veda-') ? <WhyChart /> : undefined;
}
