import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitSource } from '../../unit.ts';
import { type ToldText, told } from '../told.ts';

/** Two grahas in one sign, in the order sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu. */
interface Pair extends ToldText {
  readonly a: Graha;
  readonly b: Graha;
}

const OF_SEVEN: readonly UnitSource[] = [
  { key: 'SA 15', role: 'idea' },
  { key: 'BJ 14', role: 'idea' },
];
/** The classics list no pairs with the nodes: their reading is of today. */
const WITH_NODE: readonly UnitSource[] = [{ key: 'modern', role: 'modern' }];

/** Units of pairs, by their grahas. */
export const conjunctionsOf = (pairs: readonly Pair[]): readonly Unit[] =>
  pairs.map(({ a, b, ...text }) =>
    told(
      `conjunction-${a}-${b}`,
      { kind: 'conjunction', a, b },
      text,
      b === 'rahu' || b === 'ketu' ? WITH_NODE : OF_SEVEN,
    ),
  );
