/** Vargas that have a rule of their own; every other division is counted by the cyclic rule. */
export const NAMED_DIVISIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;

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

/** Every school that a varga may be counted by. */
export const VARGA_SCHEME_IDS = [
  'parashara',
  'cyclic',
  'uma-shambhu',
  'raman',
  'kashinatha',
  'somanatha',
  'jagannatha',
  'kalachakra',
  'even-reversed',
  'from-sign',
  'from-aries',
] as const;
