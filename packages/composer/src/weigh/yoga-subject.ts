import type { YogaId } from '@nebosvod/engine/yoga/definition';

/** Yogas that are the company of two grahas under a name of its own. */
export const COMPANY_YOGAS: ReadonlySet<YogaId> = new Set([
  'angaraka',
  'budha-aditya',
  'budha-aditya-bright',
  'chandra-mangala',
  'grahana',
  'guru-chandala',
  'guru-mangala',
  'shrapit',
  'vish',
]);

/** Rules that books give in several readings: a wider, a narrower, a purer one. Each row is about one thing. */
const READINGS: readonly (readonly YogaId[])[] = [
  ['adhi', 'adhi-part'],
  ['amala', 'amala-pure'],
  ['anapha', 'anapha-benefic', 'anapha-inclusive'],
  ['bandhu-pujya', 'bandhu-pujya-fourth'],
  ['bhratrumula-dhana', 'bhratrumula-dhana-second'],
  ['budha-aditya', 'budha-aditya-bright'],
  ['chamara', 'chamara-two-benefics'],
  ['chandra-mangala', 'chandra-mangala-wide'],
  ['gajakesari', 'gajakesari-bphs'],
  ['kahala', 'kahala-raman', 'kahala-tenth'],
  ['kala-sarpa', 'kala-sarpa-by-sign'],
  ['kemadruma', 'kemadruma-uncancelled', 'kemadruma-unseen'],
  ['lakshmi', 'lakshmi-venus'],
  ['manglik-lagna', 'manglik-moon', 'manglik-venus'],
  ['parvata', 'parvata-dispositors', 'parvata-raman'],
  ['sharada', 'sharada-moon'],
  ['shrinatha', 'shrinatha-pd'],
  ['sumukha', 'sumukha-strong'],
  ['sunapha', 'sunapha-inclusive'],
  ['svaviryaddhana', 'svaviryaddhana-navamsha', 'svaviryaddhana-second-lord'],
  ['ubhayachari', 'shubha-ubhayachari', 'papa-ubhayachari'],
  ['vesi', 'vesi-inclusive', 'shubha-vesi', 'papa-vesi'],
  ['vosi', 'vosi-inclusive', 'shubha-vosi', 'papa-vosi'],
];

const FIRST_OF: ReadonlyMap<YogaId, YogaId> = new Map(
  READINGS.flatMap(([first, ...others]) => [first, ...others].map((id) => [id, first] as const)),
);

/** What a yoga or a dosha is about: readings of one name are about one thing, by the id of the first of them. */
export const yogaSubject = (id: YogaId): YogaId => FIRST_OF.get(id) ?? id;
