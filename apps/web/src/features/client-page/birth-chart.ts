import type { BirthSky } from '@nebosvod/contracts/client-page';
import { northIndianChart } from '@nebosvod/drawing/north-indian';
import type { SquareChart } from '@nebosvod/drawing/square-chart';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { signName } from '@nebosvod/terms/sign';

const signOf = (longitude: number) => Math.floor(longitude / 30) + 1;

/** The first varga of a birth, drawn. */
export interface BirthChart {
  readonly drawing: SquareChart;
  /** Who stands where, said in words. */
  readonly houseLabel: (house: number) => string;
}

/** A birth with a known time as a North Indian chart; null without one: no house is known then. */
export function birthChart({ ascendant, bodies }: BirthSky, size: number): BirthChart | null {
  if (ascendant === null) return null;
  const first = signOf(ascendant);
  const houses = Array.from({ length: 12 }, (_, index) => {
    const sign = ((first + index - 1) % 12) + 1;
    const inside = bodies.filter(({ longitude }) => signOf(longitude) === sign);
    return { house: index + 1, sign, inside };
  });
  const drawing = northIndianChart({
    size,
    houses: houses.map(({ house, sign, inside }) => ({
      house,
      sign,
      occupants: inside.map(({ id, longitude }) => ({
        id,
        label: grahaAbbreviation(id),
        degree: `${Math.floor(longitude % 30)}°`,
      })),
    })),
  });
  const houseLabel = (house: number) => {
    const found = houses[house - 1];
    const names = found?.inside.map(({ id }) => grahaName(id)).join(', ');
    return `Дом ${house}, ${signName(found?.sign ?? 1)}: ${names || 'пусто'}`;
  };
  return { drawing, houseLabel };
}
