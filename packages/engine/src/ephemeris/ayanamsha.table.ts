/**
 * Ayanamshas by their name on the wire and their number in Swiss Ephemeris (swephexp.h, SE_SIDM_*).
 * Source: Swiss Ephemeris 2.10.03, `swephexp.h` and "Swiss Ephemeris" section 2.7. [SwissEph]
 */
export const AYANAMSHAS = {
  lahiri: 1,
  'true-chitra': 27,
  krishnamurti: 5,
  raman: 3,
  yukteshwar: 7,
  'true-pushya': 29,
  'true-revati': 28,
  suryasiddhanta: 21,
  'fagan-bradley': 0,
  aryabhata: 23,
  'ss-citra': 26,
  'galcent-0sag': 17,
  'jn-bhasin': 8,
  'djwhal-khul': 6,
  ushashashi: 4,
  'lahiri-icrc': 46,
  'lahiri-1940': 43,
  'krishnamurti-vp291': 45,
} as const;

export type AyanamshaId = keyof typeof AYANAMSHAS;

const ids: readonly string[] = Object.keys(AYANAMSHAS);

/** Whether a text is the name of an ayanamsha. */
export function isAyanamshaId(text: string): text is AyanamshaId {
  return ids.includes(text);
}
