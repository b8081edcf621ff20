import { getPeriodTexts } from '@nebosvod/contracts/chart-dasha';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { useQuery } from '@tanstack/react-query';
import { useChart } from '../../chart/chart-context.ts';
import planetTextsClasses from '../../chart/planet-texts.module.css';
import { TextList } from '../../chart/planet-texts.tsx';
import { AboutLink } from '../../chart/reading/about-link.tsx';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import dashasClasses from './dashas.module.css';
import type { PeriodNode } from './period-node.ts';

interface Props {
  /** A period with all it lies in, the main one first; empty when none runs and none is chosen. */
  readonly chain: readonly PeriodNode[];
}

/** What the base of texts says in this chart of the chosen period of vimshottari: its great period and its sub-period. */
export function PeriodTexts({ chain }: Props) {
  const [mahadasha, antardasha] = chain.map(({ glyph }) => GRAHAS.find((id) => id === glyph));
  return mahadasha ? <TextsOf mahadasha={mahadasha} antardasha={antardasha ?? null} /> : null;
}

type Lord = (typeof GRAHAS)[number];

/** The texts add to the periods: while they are on their way, or could not come, nothing stands in their place. */
function TextsOf({ mahadasha, antardasha }: { readonly mahadasha: Lord; readonly antardasha: Lord | null }) {
  const { request } = useChart();
  const { data } = useQuery(
    endpointQuery(getPeriodTexts, { body: { ...request, mahadasha, ...(antardasha && { antardasha }) } }, 'computed'),
  );
  if (!data) return null;
  return (
    <section
      className={`${planetTextsClasses.planetTexts} ${dashasClasses.periodTexts}`}
      aria-label="Толкование периода"
      aria-live="polite"
    >
      <TextList texts={data.texts} />
      {antardasha !== null && <AboutLink about={`dasha-${mahadasha}-${antardasha}`} name="этот период" />}
    </section>
  );
}
