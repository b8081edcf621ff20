import type { ShownDocument } from '@nebosvod/contracts/reading';
import { useMemo, useState } from 'react';
import type { ShownChart } from '../chart-context.ts';
import { toggled } from '../selection.ts';
import { litBy } from './factor-subject.ts';
import type { ShownReading } from './reading-context.ts';
import { disputesOf, findSentence } from './reading-parts.ts';

/** A reading beside its chart: which sentence is explained, and what of the chart that lights. */
export function useShownReading(
  document: ShownDocument,
  { selection, onSelect }: Pick<ShownChart, 'selection' | 'onSelect'>,
): { readonly reading: ShownReading; readonly close: () => void } {
  const [explained, setExplained] = useState<string | null>(null);
  const reading: ShownReading = useMemo(() => {
    const explain = (id: string) => {
      setExplained(explained === id ? null : id);
      if (explained === id) return;
      const lit = findSentence(document, id)
        ?.factors.flatMap((factor) => document.factors[factor] ?? [])
        .map(litBy)
        .find((one) => one !== null);
      // Choosing what is lit already would put the light out.
      if (lit && toggled(selection, lit) !== null) onSelect(lit);
    };
    return { document, explained, onExplain: explain, disputes: disputesOf(document) };
  }, [document, explained, selection, onSelect]);
  return { reading, close: () => setExplained(null) };
}
