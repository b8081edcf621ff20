import { signLord } from '@nebosvod/engine/state/dignity';
import type { TajakaWeakness } from '@nebosvod/engine/tajaka/tajaka-yoga';
import type { VarshaPlanet } from '@nebosvod/engine/tajaka/varsha';
import { grahaCase } from '@nebosvod/terms/graha';
import { tajakaWeaknessTable } from '@nebosvod/terms/tajaka.table';
import { atHouse, listed } from './forms.ts';

/** What makes a planet weak, in nominatives: «место в шестом доме и Марс в том же знаке». */
export function weaknessWords(
  { house, sign }: Pick<VarshaPlanet, 'house' | 'sign'>,
  weaknesses: readonly TajakaWeakness[],
): string {
  return listed(
    weaknesses.map((id) => {
      if (id === 'house') return `место ${atHouse(house)}`;
      // The reading tells the compound relation, which may be milder.
      if (id === 'enemy-sign') return `враждебный по природе знак ${grahaCase(signLord(sign), 'genitive')}`;
      return tajakaWeaknessTable[id];
    }),
  );
}
