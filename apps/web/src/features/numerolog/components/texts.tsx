import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { lazyNamed } from '../../../ui/lazy-named.ts';

const ReadingList = lazyNamed(
  () => import('./readings.tsx'),
  (module) => module.ReadingList,
);
const FoldedReadings = lazyNamed(
  () => import('./readings.tsx'),
  (module) => module.FoldedReadings,
);
const SpotReading = lazyNamed(
  () => import('./readings.tsx'),
  (module) => module.SpotReading,
);

const TextRequest = createContext<NumerologyRequest | null>(null);

/**
 * Gives the cards inside the texts of a request's answer. Outside of it the cards show numbers only: the guest's preview.
 * The texts and what draws them are loaded after the numbers.
 */
export function WithTexts(props: { readonly request: NumerologyRequest | null; readonly children: ReactNode }) {
  return <TextRequest.Provider value={props.request}>{props.children}</TextRequest.Provider>;
}

interface Props {
  /** Readings of a card by their ids; a trailing dot means all that begin so: `matrix.sky`, `pair.`. */
  readonly ids: readonly string[];
  /** Folded under one button, named by what they are of in the nominative: «предназначения и программы». */
  readonly folded?: string;
}

/** Texts of a card, each opened by itself. */
export function Texts({ ids, folded }: Props) {
  const request = useContext(TextRequest);
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      {folded === undefined ? (
        <ReadingList request={request} ids={ids} />
      ) : (
        <FoldedReadings request={request} ids={ids} of={folded} />
      )}
    </Suspense>
  );
}

/** The text of what is chosen in a drawing. */
export function SpotText({ id }: { readonly id: string }) {
  const request = useContext(TextRequest);
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <SpotReading request={request} id={id} />
    </Suspense>
  );
}
