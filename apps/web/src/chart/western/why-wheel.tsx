import type { Birth } from '@nebosvod/contracts/birth';
import { wheel } from '@nebosvod/drawing/wheel';
import { useMemo } from 'react';
import { useWidth } from '../../ui/chart/use-width.ts';
import { WheelChart } from '../../ui/chart/wheel-chart.tsx';
import { useReading } from '../reading/reading-context.ts';
import { findSentence } from '../reading/reading-parts.ts';
import { bodyGlyph } from './point-name.ts';
import { useWesternChart } from './western-chart.ts';
import { westernSubject } from './western-subject.ts';
import { wheelInput } from './wheel-input.ts';

const assumedWidth = 256;

/** The Western wheel beside a reading, with what the explained sentence rests on. A picture: the live one is in the workspace. */
export function WhyWheel({ birth }: { readonly birth: Birth }) {
  const { document, explained } = useReading();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { data: chart } = useWesternChart(birth);
  const sentence = explained === null ? null : findSentence(document, explained);
  const lit = (sentence?.factors ?? []).flatMap((id) => document.factors[id] ?? []).map(westernSubject);
  const chosen = lit.flatMap(({ bodies }) => bodies);
  const known = chosen.join(' ');
  const drawing = useMemo(() => {
    if (!chart) return null;
    const bodies = new Set(known.split(' ').filter(Boolean));
    // What is lit keeps only its own lines: of one body all of them, of more those between them.
    const isShown = (a: string, b: string) =>
      bodies.size === 0 || (bodies.size === 1 ? bodies.has(a) || bodies.has(b) : bodies.has(a) && bodies.has(b));
    return wheel({
      ...wheelInput(chart, width ?? assumedWidth),
      aspects: chart.aspects
        .filter(({ a, b, aspect }) => aspect !== 'conjunction' && isShown(a, b))
        .map(({ a, b, aspect }) => ({ from: a, to: b, kind: aspect })),
    });
  }, [chart, width, known]);
  return (
    <div ref={ref} role="img" aria-label="Западная карта, круг">
      {drawing && (
        <WheelChart
          drawing={drawing}
          label=""
          houseLabel={() => ''}
          selectedBodies={chosen.map(bodyGlyph)}
          selectedHouse={lit.find(({ house }) => house !== null)?.house ?? null}
        />
      )}
    </div>
  );
}
