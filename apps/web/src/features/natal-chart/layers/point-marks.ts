import type { getHoraLagna } from '@nebosvod/contracts/chart-lagnas';
import type { MissingReasonId } from '@nebosvod/contracts/chart-point';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { type NameOptions, nameOf } from '@nebosvod/terms/name';
import { specialLagnaTable } from '@nebosvod/terms/special-lagna.table';
import type { LayerMark } from '../../../chart/layer-mark.ts';

export type LagnasAnswer = AnswerOf<typeof getHoraLagna>;

/** Special lagnas shown in a chart, in the order of the books. */
const lagnaIds = [
  'bhavaLagna',
  'horaLagna',
  'ghatiLagna',
  'vighatiLagna',
  'shriLagna',
  'induLagna',
  'pranapada',
  'varnadaLagna',
] as const satisfies readonly (keyof typeof specialLagnaTable & keyof LagnasAnswer)[];

/** The points of one birth as marks, and what of them does not exist. */
export interface PointMarks {
  readonly arudhas: readonly LayerMark[];
  readonly lagnas: readonly LayerMark[];
  readonly missing: readonly { readonly name: string; readonly reason: MissingReasonId }[];
}

const point = (id: string, sign: number, label: string, name: string): LayerMark => ({
  sign,
  name,
  occupant: { id, label, layer: 'point' },
});

function arudhaMarks({ bhavaArudhas, arudhaLagna, upapadaLagna }: LagnasAnswer, names: NameOptions): LayerMark[] {
  const marks: LayerMark[] = [];
  if (arudhaLagna !== null) {
    const { abbreviation } = specialLagnaTable.arudhaLagna;
    marks.push(point('arudha1', arudhaLagna, abbreviation, nameOf(specialLagnaTable.arudhaLagna, names)));
  }
  bhavaArudhas?.forEach((sign, index) => {
    const house = index + 1;
    // The first is the arudha lagna and the last the upapada: both have names of their own.
    if (house > 1 && house < 12) marks.push(point(`arudha${house}`, sign, `А${house}`, `арудха ${house}-го дома`));
  });
  if (upapadaLagna !== null) {
    const { abbreviation } = specialLagnaTable.upapadaLagna;
    marks.push(point('arudha12', upapadaLagna, abbreviation, nameOf(specialLagnaTable.upapadaLagna, names)));
  }
  return marks;
}

/** Arudhas А1 (АЛ) … А12 (УЛ) and the eight special lagnas, each with its letters and its name. */
export function pointMarks(answer: LagnasAnswer, names: NameOptions = {}): PointMarks {
  const lagnas: LayerMark[] = [];
  const missing: PointMarks['missing'][number][] = [];
  for (const id of lagnaIds) {
    const value = answer[id];
    const name = nameOf(specialLagnaTable[id], names);
    const reason = answer.reasons[id];
    if (value !== null) {
      const sign = typeof value === 'number' ? value : value.sign;
      lagnas.push(point(id, sign, specialLagnaTable[id].abbreviation, name));
    } else if (reason !== undefined) missing.push({ name, reason });
  }
  return { arudhas: arudhaMarks(answer, names), lagnas, missing };
}
