import { ARISHTA_YOGAS } from './arishta.table.ts';
import { ARISHTA_BHANGA_YOGAS } from './arishta-bhanga.table.ts';
import { BODY_SPEECH_YOGAS } from './body-speech.table.ts';
import { CHANDRA_YOGAS } from './chandra.table.ts';
import { COMPANY_YOGAS } from './company.table.ts';
import { COURAGE_HOME_YOGAS } from './courage-home.table.ts';
import { DARIDRA_YOGAS } from './daridra.table.ts';
import type { YogaDefinition, YogaId } from './definition.ts';
import { DHANA_YOGAS } from './dhana.table.ts';
import { DOSHA_YOGAS } from './dosha.table.ts';
import { MAHAPURUSHA_YOGAS } from './mahapurusha.table.ts';
import { MIND_PATH_YOGAS } from './mind-path.table.ts';
import { NABHASA_YOGAS } from './nabhasa.table.ts';
import { NEECHA_BHANGA_YOGAS } from './neecha-bhanga.table.ts';
import { PARIVARTANA_YOGAS } from './parivartana.table.ts';
import { RAJA_ASSOCIATION_YOGAS } from './raja-association.table.ts';
import { RAJA_NAMED_YOGAS } from './raja-named.table.ts';
import { RAJA_PARASHARA_YOGAS } from './raja-parashara.table.ts';
import { RAJA_PRAISED_YOGAS } from './raja-praised.table.ts';
import { SANNYASA_YOGAS } from './sannyasa.table.ts';
import { SURYA_YOGAS } from './surya.table.ts';
import { VIPARITA_YOGAS } from './viparita.table.ts';

/** Every combination, by category in the order of the tables. */
export const YOGAS: readonly YogaDefinition[] = [
  ...MAHAPURUSHA_YOGAS,
  ...CHANDRA_YOGAS,
  ...SURYA_YOGAS,
  ...NABHASA_YOGAS,
  ...RAJA_PARASHARA_YOGAS,
  ...RAJA_ASSOCIATION_YOGAS,
  ...RAJA_PRAISED_YOGAS,
  ...RAJA_NAMED_YOGAS,
  ...DHANA_YOGAS,
  ...DARIDRA_YOGAS,
  ...ARISHTA_YOGAS,
  ...ARISHTA_BHANGA_YOGAS,
  ...NEECHA_BHANGA_YOGAS,
  ...VIPARITA_YOGAS,
  ...PARIVARTANA_YOGAS,
  ...SANNYASA_YOGAS,
  ...DOSHA_YOGAS,
  ...COMPANY_YOGAS,
  ...BODY_SPEECH_YOGAS,
  ...COURAGE_HOME_YOGAS,
  ...MIND_PATH_YOGAS,
];

const BY_ID: ReadonlyMap<YogaId, YogaDefinition> = new Map(YOGAS.map((yoga) => [yoga.id, yoga]));

/** A combination by its id. */
export function yogaOf(id: YogaId): YogaDefinition {
  const found = BY_ID.get(id);
  if (!found) throw new RangeError(`The catalogue has no yoga ${id}`);
  return found;
}

/** How many different rules there are: variants by planet, house or sign count once. */
export function countFamilies(yogas: readonly YogaDefinition[]): number {
  return new Set(yogas.map(({ id, family }) => family ?? id)).size;
}
