import type { Birth } from '@nebosvod/contracts/birth';
import { useMemo, useState } from 'react';
import { ChartContext } from '../../../chart/chart-context.ts';
import { Portrait } from '../../../chart/reading/portrait.tsx';
import { useShownChart } from '../../../chart/use-shown-chart.ts';
import { cardLook } from '../../../ui/card-look.ts';

/** The Western portrait of a birth on screen: whole for an owner, its gist for anybody. */
export function PortraitView({ birth }: { readonly birth: Birth }) {
  const request = useMemo(() => ({ birth }), [birth]);
  const chart = useShownChart(request, false);
  const [view, setView] = useState<string>();
  return (
    <ChartContext value={chart}>
      <div {...cardLook()}>
        <Portrait kind="western-portrait" view={view} onView={setView} elsewhere="Остальные разделы работают." />
      </div>
    </ChartContext>
  );
}
