import { type NAMED_DIVISIONS, type VARGA_SCHEME_IDS, VARGA_SCHEMES } from './varga.ids.ts';
export type NamedDivision = (typeof NAMED_DIVISIONS)[number];

/** The largest division that is counted. */
export const LAST_DIVISION = 300;

export type SchemedDivision = keyof typeof VARGA_SCHEMES;
export type VargaScheme = (typeof VARGA_SCHEME_IDS)[number];

/** Which school each varga is counted by; what is left out is Parashara. */
export type VargaSchemes = {
  readonly [Division in SchemedDivision]?: (typeof VARGA_SCHEMES)[Division][number] | undefined;
};

const schemed: Readonly<Record<number, readonly VargaScheme[]>> = VARGA_SCHEMES;

/** Schools a division may be counted by; every one can be counted cyclically. */
export function schemesOf(division: number): readonly VargaScheme[] {
  const own = schemed[division] ?? ['parashara'];
  return own.includes('cyclic') ? own : [...own, 'cyclic'];
}

/** The school of one division out of a choice of schools. */
export function schemeFor(division: number, schemes: VargaSchemes): VargaScheme {
  const chosen: Readonly<Record<number, VargaScheme | undefined>> = schemes;
  return chosen[division] ?? 'parashara';
}
