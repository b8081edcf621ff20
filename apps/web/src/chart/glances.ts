import type { Glance } from '@nebosvod/drawing/glance-lines';
import type { WheelAspect } from '@nebosvod/drawing/wheel';
import type { GrahaId } from '@nebosvod/terms/graha';
import { idsOf } from '@nebosvod/terms/name';
import type { ChartLayer } from '../platform/settings/own-settings.ts';
import type { VargaChart } from './use-chart-data.ts';

/** What of the glances is wanted: of all bodies, of one, or those that fall on one sign. */
interface WantedGlances {
  readonly isAll: boolean;
  readonly body: string | null;
  readonly sign: number | null;
}

/** What the layers and the selection ask for; `null` when no glance is to be drawn. */
export function wantedGlances(
  layers: readonly ChartLayer[],
  body: string | null,
  sign: number | null,
): WantedGlances | null {
  const isAll = layers.includes('all-aspects');
  if (isAll) return { isAll, body, sign: null };
  return layers.includes('aspects') && (body !== null || sign !== null) ? { isAll, body, sign } : null;
}

/** A glance of a body at a sign. */
export interface GrahaGlance extends Glance {
  readonly from: GrahaId;
}

/** Graha drishti of a varga, each from a body to a sign. */
export function glancesOf(chart: VargaChart, wanted: WantedGlances | null): readonly GrahaGlance[] {
  if (wanted === null) return [];
  return idsOf(chart.drishti).flatMap((from) =>
    (chart.drishti[from] ?? [])
      .filter((sign) => wanted.isAll || wanted.body === from || wanted.sign === sign)
      .map((sign) => ({ from, sign })),
  );
}

/** A glance weaker than a quarter of the full one is not drawn, virupas. */
export const leastGlance = 15;

/** One glance by the exact arc. */
export interface ExactGlance {
  readonly from: GrahaId;
  readonly to: GrahaId;
  readonly virupas: number;
}

/** Sphuta drishti of D1, the strongest first; of one body, what it gives and what it receives. */
export function exactGlances(chart: VargaChart, wanted: WantedGlances | null): readonly ExactGlance[] {
  const { sphuta } = chart;
  if (wanted === null || !sphuta) return [];
  return idsOf(sphuta)
    .flatMap((from) => {
      const others = sphuta[from] ?? {};
      return idsOf(others).map((to) => ({ from, to, virupas: others[to] ?? 0 }));
    })
    .filter(({ virupas }) => virupas >= leastGlance)
    .filter(({ from, to }) => wanted.isAll || from === wanted.body || to === wanted.body)
    .sort((a, b) => b.virupas - a.virupas);
}

/** The same as lines of the wheel: hue of the body that looks, weight by strength. */
export function wheelGlances(glances: readonly ExactGlance[], selected: string | null): readonly WheelAspect[] {
  return glances.map(({ from, to, virupas }) => {
    const strength = virupas >= 45 ? 'full' : virupas >= 30 ? 'half' : 'quarter';
    const dim = selected !== null && from !== selected && to !== selected ? ' dim' : '';
    return { from, to, kind: `glance g-${from} ${strength}${dim}` };
  });
}
