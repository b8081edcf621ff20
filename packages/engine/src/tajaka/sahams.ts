import { arcForward, normalizeDegrees } from '../angle/degrees.ts';
import { signFrom } from '../angle/sign.ts';
import { type ZodiacPoint, zodiacPoint } from '../chart/chart.ts';
import { signLord } from '../state/dignity.ts';
import { SAHAMS, type SahamDefinition, type SahamId, type SahamTerm } from './saham.table.ts';
import { planetOf, type Varsha } from './varsha.ts';

export interface Saham {
  readonly id: SahamId;
  readonly point: ZodiacPoint;
  readonly terms: { readonly a: SahamTerm; readonly b: SahamTerm; readonly c: SahamTerm };
  /** Whether a sign was added because C does not lie on the arc from B forward to A. */
  readonly isStepped: boolean;
}

/** All sahams of a year's chart. [TN 3] */
export function sahams(varsha: Varsha): Saham[] {
  return SAHAMS.map((definition) => sahamOf(varsha, definition));
}

/** A − B + C; by night A and B change places; 30° are added when C is not on the arc from B forward to A, ends included. */
function sahamOf(varsha: Varsha, definition: SahamDefinition): Saham {
  const terms = termsOf(varsha, definition);
  const [a, b, c] = [longitudeOf(varsha, terms.a), longitudeOf(varsha, terms.b), longitudeOf(varsha, terms.c)];
  const isStepped = arcForward(b, c) > arcForward(b, a);
  const point = zodiacPoint(normalizeDegrees(a - b + c + (isStepped ? 30 : 0)));
  return { id: definition.id, point, terms, isStepped };
}

function termsOf({ isDay, lagna }: Varsha, { id, a, b, c, isFixed, night }: SahamDefinition): Saham['terms'] {
  // Where Mars itself is the ascendant's lord, Jupiter takes the first place of Samartha.
  const first =
    id === 'samartha' && signLord(lagna) === 'mars' ? { a: 'jupiter' as const, b: 'mars' as const } : { a, b };
  if (isDay || isFixed) return { ...first, c };
  return night ?? { a: first.b, b: first.a, c };
}

function longitudeOf(varsha: Varsha, term: SahamTerm): number {
  const ascendant = varsha.chart.ascendant.longitude;
  const house = (number: number) => normalizeDegrees(ascendant + (number - 1) * 30);
  const lordOf = (number: number) => planetOf(varsha, signLord(signFrom(varsha.lagna, number))).longitude;
  switch (term) {
    case 'lagna':
      return ascendant;
    case 'lagnaLord':
      return lordOf(1);
    case 'house2':
    case 'house6':
    case 'house8':
    case 'house9':
    case 'house11':
      return house(Number(term.slice(5)));
    case 'lord2':
    case 'lord9':
    case 'lord11':
      return lordOf(Number(term.slice(4)));
    case 'sunLord':
      return planetOf(varsha, signLord(planetOf(varsha, 'sun').sign)).longitude;
    case 'moonLord':
      return planetOf(varsha, signLord(planetOf(varsha, 'moon').sign)).longitude;
    case 'cancer15':
      return 105;
    case 'punya':
    case 'shastra': {
      const definition = SAHAMS.find((candidate) => candidate.id === term);
      return definition ? sahamOf(varsha, definition).point.longitude : Number.NaN;
    }
    default:
      return planetOf(varsha, term).longitude;
  }
}
