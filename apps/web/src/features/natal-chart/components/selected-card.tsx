import { Suspense } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';

const BodyCard = lazyNamed(
  () => import('./body-card.tsx'),
  (module) => module.BodyCard,
);
const HouseCard = lazyNamed(
  () => import('./house-card.tsx'),
  (module) => module.HouseCard,
);

interface Props {
  /** `null` without a time of birth: houses are then counted from nothing. */
  readonly lagnaSign: number | null;
  readonly onClose: () => void;
}

/** The side card of what is selected: a body, or a house of D1. */
export function SelectedCard({ lagnaSign, onClose }: Props) {
  const { bodies, selection } = useChart();
  const body = selection?.kind === 'body' ? bodies.find(({ id }) => id === selection.id) : undefined;
  return (
    <Suspense fallback={null}>
      {body && <BodyCard body={body} onClose={onClose} />}
      {selection?.kind === 'house' && lagnaSign !== null && (
        <HouseCard house={selection.house} sign={((lagnaSign + selection.house - 2) % 12) + 1} onClose={onClose} />
      )}
    </Suspense>
  );
}
