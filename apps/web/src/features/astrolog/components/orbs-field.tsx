import { NativeSelect } from '@mantine/core';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { ORB_SET_IDS } from '@nebosvod/engine/western/western.ids';
import { formatDegree } from '@nebosvod/terms/degree';
import { pointName } from '../../../chart/western/point-name.ts';
import type { OrbSet } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { type ToldOrbs, toldOrbs } from '../../../text/western-orbs.table.ts';

interface Props {
  readonly value: OrbSet;
  readonly onChange: (set: OrbSet) => void;
}

/** Which orbs the aspects are taken in, and how far from exact a pair may be in them. */
export function OrbsField({ value, onChange }: Props) {
  return (
    <NativeSelect
      label={westernText.orbs}
      description={limitWords(value)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={ORB_SET_IDS.map((id) => ({ value: id, label: westernText.orbSets[id] }))}
      value={value}
      onChange={(event) => onChange(ORB_SET_IDS.find((one) => one === event.currentTarget.value) ?? 'even')}
    />
  );
}

/** The orbs of a set in words: one for all, or those of the seven that are wider than the rest. */
function limitWords(set: OrbSet): string {
  const { rest, wider }: ToldOrbs = toldOrbs[set];
  const told = CLASSICAL_GRAHAS.flatMap((id) => {
    const orb = wider[id];
    return orb === undefined ? [] : [`${pointName(id)}\u00a0${formatDegree(orb)}`];
  });
  return told.length === 0
    ? westernText.orbLimit(formatDegree(rest))
    : westernText.orbLimits(told.join(', '), formatDegree(rest));
}
