/** Vargas that have a rule of their own; every other division is counted by the cyclic rule. */
export const NAMED_DIVISIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;
export type NamedDivision = (typeof NAMED_DIVISIONS)[number];

/** The largest division that is counted. */
export const LAST_DIVISION = 300;

/**
 * Schools of the vargas where schools differ; the first one is the default. `cyclic` (parivritti) fits every division:
 * the parts of the whole circle are named Aries, Taurus … in turn.
 *
 * D2 `uma-shambhu`: cyclic with even signs reversed; `raman`: the sign itself and the 11th from it [BJ 1.12];
 * `kashinatha`: day and night signs of the lord; `somanatha`: odd signs from Aries forward, even from Pisces back.
 * D3 `jagannatha`: from the movable sign of the trine. D9 `kalachakra`: apasavya stars backward [BPHS 46].
 * D24 `even-reversed`: even signs from Cancer backward. D30 `from-sign`: thirty equal parts from the sign itself.
 * D60 `from-aries`: every sign's parts from Aries.
 */
export const VARGA_SCHEMES = {
  2: ['parashara', 'cyclic', 'uma-shambhu', 'raman', 'kashinatha', 'somanatha'],
  3: ['parashara', 'cyclic', 'jagannatha', 'somanatha'],
  9: ['parashara', 'kalachakra'],
  24: ['parashara', 'cyclic', 'even-reversed'],
  30: ['parashara', 'cyclic', 'from-sign'],
  60: ['parashara', 'from-aries'],
} as const;

export type SchemedDivision = keyof typeof VARGA_SCHEMES;
export type VargaScheme = (typeof VARGA_SCHEMES)[SchemedDivision][number];

/** Which school each varga is counted by; what is left out is Parashara. */
export type VargaSchemes = { readonly [Division in SchemedDivision]?: (typeof VARGA_SCHEMES)[Division][number] };

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
