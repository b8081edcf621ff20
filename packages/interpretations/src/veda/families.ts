import { ANTARDASHA } from './antardasha/antardasha.ts';
import { GRAHAS_AS_ATMA_AND_AMATYA } from './chara-karaka/atma-amatya.table.ts';
import { GRAHAS_AS_BHRATRI_AND_MATRI } from './chara-karaka/bhratri-matri.table.ts';
import { GRAHAS_AS_GNATI_AND_DARA } from './chara-karaka/gnati-dara.table.ts';
import { GRAHAS_AS_PITRI_AND_PUTRA } from './chara-karaka/pitri-putra.table.ts';
import { WHAT_CHARA_KARAKAS_SHOW } from './chara-karaka/what-shows.table.ts';
import { CONJUNCTIONS_OF_SUN_AND_MOON } from './conjunction/luminaries.table.ts';
import { OTHER_CONJUNCTIONS } from './conjunction/other.table.ts';
import { LAGNA_IN_DASHAMSHA } from './dashamsha/lagna.table.ts';
import { MERCURY_JUPITER_VENUS_IN_DASHAMSHA } from './dashamsha/mercury-jupiter-venus.table.ts';
import { SATURN_RAHU_KETU_IN_DASHAMSHA } from './dashamsha/saturn-rahu-ketu.table.ts';
import { SUN_MOON_MARS_IN_DASHAMSHA } from './dashamsha/sun-moon-mars.table.ts';
import { TENTH_LORD_OF_DASHAMSHA } from './dashamsha/tenth-lord.table.ts';
import { COMPANY_DOSHAS } from './dosha/company.table.ts';
import { KALA_SARPA } from './dosha/kala-sarpa.table.ts';
import { MARRIAGE_DOSHAS } from './dosha/marriage.table.ts';
import { type UnitFamily, withReadings } from './family.ts';
import { JUPITER_FROM_MOON } from './gochara-from-moon/jupiter.table.ts';
import { KETU_FROM_MOON } from './gochara-from-moon/ketu.table.ts';
import { MARS_FROM_MOON } from './gochara-from-moon/mars.table.ts';
import { MERCURY_FROM_MOON } from './gochara-from-moon/mercury.table.ts';
import { MOON_FROM_MOON } from './gochara-from-moon/moon.table.ts';
import { RAHU_FROM_MOON } from './gochara-from-moon/rahu.table.ts';
import { SATURN_FROM_MOON } from './gochara-from-moon/saturn.table.ts';
import { SUN_FROM_MOON } from './gochara-from-moon/sun.table.ts';
import { VENUS_FROM_MOON } from './gochara-from-moon/venus.table.ts';
import { GRAHA_IN_HOUSE } from './graha-in-house/graha-in-house.ts';
import { GRAHAS_IN_SIGN } from './graha-in-sign/graha-in-sign.ts';
import { KARAKAMSHA } from './karakamsha/karakamsha.table.ts';
import { LAGNA_IN_ASHVINI_TO_HASTA } from './lagna-in-nakshatra/ashvini-hasta.table.ts';
import { LAGNA_IN_CHITRA_TO_REVATI } from './lagna-in-nakshatra/chitra-revati.table.ts';
import { LAGNA_IN_SIGN } from './lagna-in-sign/lagna-in-sign.table.ts';
import { LORD_IN_HOUSE } from './lord-in-house/lord-in-house.ts';
import { LORDS_OF_HOUSES_1_3 } from './lord-is/houses-1-3.table.ts';
import { LORDS_OF_HOUSES_4_6 } from './lord-is/houses-4-6.table.ts';
import { LORDS_OF_HOUSES_7_9 } from './lord-is/houses-7-9.table.ts';
import { LORDS_OF_HOUSES_10_12 } from './lord-is/houses-10-12.table.ts';
import { MAHADASHA } from './mahadasha/mahadasha.ts';
import { MAHADASHA_BY_FUNCTION } from './mahadasha-by-function/mahadasha-by-function.ts';
import { MAHADASHA_IN_HOUSE } from './mahadasha-in-house/mahadasha-in-house.ts';
import { MOON_IN_ASHVINI_TO_ASHLESHA } from './moon-in-nakshatra/ashvini-ashlesha.table.ts';
import { MOON_IN_MAGHA_TO_JYESHTHA } from './moon-in-nakshatra/magha-jyeshtha.table.ts';
import { MOON_IN_MULA_TO_REVATI } from './moon-in-nakshatra/mula-revati.table.ts';
import { MOON_IN_PADAS_ARDRA_TO_MAGHA } from './moon-in-pada/ardra-magha.table.ts';
import { MOON_IN_PADAS_ASHVINI_TO_MRIGASHIRA } from './moon-in-pada/ashvini-mrigashira.table.ts';
import { MOON_IN_PADAS_PURVA_BHADRAPADA_TO_REVATI } from './moon-in-pada/purva-bhadrapada-revati.table.ts';
import { MOON_IN_PADAS_PURVA_PHALGUNI_TO_SVATI } from './moon-in-pada/purva-phalguni-svati.table.ts';
import { MOON_IN_PADAS_UTTARA_ASHADHA_TO_SHATABHISHA } from './moon-in-pada/uttara-ashadha-shatabhisha.table.ts';
import { MOON_IN_PADAS_VISHAKHA_TO_PURVA_ASHADHA } from './moon-in-pada/vishakha-purva-ashadha.table.ts';
import { LAGNA_IN_NAVAMSHA } from './navamsha/lagna.table.ts';
import { GRAHAS_IN_NAVAMSHA } from './navamsha/navamsha.ts';
import { KOOTAS } from './pair/koota.table.ts';
import { MOONS_IN_HOUSES, SATURNS_IN_HOUSES } from './pair/overlay.table.ts';
import { PRASHNA_CONSIDERATIONS } from './prashna/consideration.table.ts';
import { PRASHNA_LORDS } from './prashna/lords.table.ts';
import { PRASHNA_MATTERS } from './prashna/matter.table.ts';
import { PRASHNA_MOON_HOUSES } from './prashna/moon-house.table.ts';
import { PRASHNA_RISING } from './prashna/rising.table.ts';
import { PRASHNA_SUPPORTS } from './prashna/support.table.ts';
import { PRASHNA_VERDICTS } from './prashna/verdict.table.ts';
import { PRASHNA_YOGAS } from './prashna/yoga.table.ts';
import { PEAK_SADE_SATI } from './sade-sati/peak.table.ts';
import { RISING_SADE_SATI } from './sade-sati/rising.table.ts';
import { SETTING_SADE_SATI } from './sade-sati/setting.table.ts';
import { HIGH_SAV_OF_HOUSE } from './sav-of-house/high.table.ts';
import { LOW_SAV_OF_HOUSE } from './sav-of-house/low.table.ts';
import { MIDDLE_SAV_OF_HOUSE } from './sav-of-house/middle.table.ts';
import { JUPITER_THROUGH_HOUSES } from './slow-transit-in-house/jupiter.table.ts';
import { KETU_THROUGH_HOUSES } from './slow-transit-in-house/ketu.table.ts';
import { RAHU_THROUGH_HOUSES } from './slow-transit-in-house/rahu.table.ts';
import { SATURN_THROUGH_HOUSES } from './slow-transit-in-house/saturn.table.ts';
import { PADAS } from './special-lagna/pada.table.ts';
import { TIME_LAGNAS } from './special-lagna/time.table.ts';
import { POINTS_OF_WEALTH_AND_PLACE } from './special-lagna/wealth-and-place.table.ts';
import { MUNTHA_IN_HOUSE } from './tajaka/muntha.table.ts';
import { MUNTHA_LORD_IN_HOUSE } from './tajaka/muntha-lord.table.ts';
import { FIRST_SAHAMS } from './tajaka/saham-first.table.ts';
import { SECOND_SAHAMS } from './tajaka/saham-second.table.ts';
import { YEAR_LAGNAS } from './tajaka/year-lagna.table.ts';
import { YEAR_LORDS } from './tajaka/year-lord.table.ts';
import { YEAR_LORD_IN_HOUSE } from './tajaka/year-lord-in-house.table.ts';
import { TAJAKA_YOGAS } from './tajaka/yoga.table.ts';
import { UPAYAS_OF_MERCURY_JUPITER_VENUS } from './upaya/mercury-jupiter-venus.table.ts';
import { UPAYAS_OF_SATURN_RAHU_KETU } from './upaya/saturn-rahu-ketu.table.ts';
import { UPAYAS_OF_SUN_MOON_MARS } from './upaya/sun-moon-mars.table.ts';
import { YOGA_FAMILIES } from './yoga/yoga-families.ts';

const FAMILIES: readonly UnitFamily[] = [
  {
    name: 'moon-in-nakshatra',
    units: [...MOON_IN_ASHVINI_TO_ASHLESHA, ...MOON_IN_MAGHA_TO_JYESHTHA, ...MOON_IN_MULA_TO_REVATI],
    need: 27,
    body: [550, 950],
  },
  {
    name: 'moon-in-pada',
    units: [
      ...MOON_IN_PADAS_ASHVINI_TO_MRIGASHIRA,
      ...MOON_IN_PADAS_ARDRA_TO_MAGHA,
      ...MOON_IN_PADAS_PURVA_PHALGUNI_TO_SVATI,
      ...MOON_IN_PADAS_VISHAKHA_TO_PURVA_ASHADHA,
      ...MOON_IN_PADAS_UTTARA_ASHADHA_TO_SHATABHISHA,
      ...MOON_IN_PADAS_PURVA_BHADRAPADA_TO_REVATI,
    ],
    need: 108,
    body: [250, 420],
  },
  {
    name: 'lagna-in-nakshatra',
    units: [...LAGNA_IN_ASHVINI_TO_HASTA, ...LAGNA_IN_CHITRA_TO_REVATI],
    need: 27,
    body: [280, 450],
  },
  GRAHA_IN_HOUSE,
  { name: 'karakamsha', units: KARAKAMSHA, need: 12, body: [350, 600] },
  {
    name: 'chara-karaka',
    units: [
      ...WHAT_CHARA_KARAKAS_SHOW,
      ...GRAHAS_AS_ATMA_AND_AMATYA,
      ...GRAHAS_AS_BHRATRI_AND_MATRI,
      ...GRAHAS_AS_PITRI_AND_PUTRA,
      ...GRAHAS_AS_GNATI_AND_DARA,
    ],
    need: 72,
    body: [250, 420],
  },
  { name: 'navamsha: lagna', units: LAGNA_IN_NAVAMSHA, need: 12, body: [350, 600] },
  { name: 'navamsha: grahas', units: GRAHAS_IN_NAVAMSHA, need: 108, body: [260, 450] },
  { name: 'dashamsha: lagna', units: LAGNA_IN_DASHAMSHA, need: 12, body: [350, 550] },
  {
    name: 'dashamsha: grahas and the tenth lord',
    units: [
      ...SUN_MOON_MARS_IN_DASHAMSHA,
      ...MERCURY_JUPITER_VENUS_IN_DASHAMSHA,
      ...SATURN_RAHU_KETU_IN_DASHAMSHA,
      ...TENTH_LORD_OF_DASHAMSHA,
    ],
    need: 38,
    body: [240, 450],
  },
  { name: 'dosha', units: [...MARRIAGE_DOSHAS, ...COMPANY_DOSHAS, ...KALA_SARPA], need: 20, body: [280, 500] },
  ...YOGA_FAMILIES,
  MAHADASHA_IN_HOUSE,
  {
    name: 'special lagna',
    units: [...TIME_LAGNAS, ...POINTS_OF_WEALTH_AND_PLACE, ...PADAS],
    need: 14,
    body: [300, 500],
  },
  MAHADASHA_BY_FUNCTION,
  {
    name: 'tajaka',
    units: [
      ...YEAR_LORDS,
      ...YEAR_LORD_IN_HOUSE,
      ...YEAR_LAGNAS,
      ...MUNTHA_IN_HOUSE,
      ...MUNTHA_LORD_IN_HOUSE,
      ...TAJAKA_YOGAS,
      ...FIRST_SAHAMS,
      ...SECOND_SAHAMS,
    ],
    need: 101,
    body: [240, 420],
  },
  {
    name: 'upaya',
    units: [...UPAYAS_OF_SUN_MOON_MARS, ...UPAYAS_OF_MERCURY_JUPITER_VENUS, ...UPAYAS_OF_SATURN_RAHU_KETU],
    need: 45,
    body: [300, 500],
  },
  {
    name: 'gochara from the Moon',
    units: [
      ...SUN_FROM_MOON,
      ...MOON_FROM_MOON,
      ...MARS_FROM_MOON,
      ...MERCURY_FROM_MOON,
      ...JUPITER_FROM_MOON,
      ...VENUS_FROM_MOON,
      ...SATURN_FROM_MOON,
      ...RAHU_FROM_MOON,
      ...KETU_FROM_MOON,
    ],
    need: 108,
    body: [220, 420],
  },
  {
    name: 'slow transit through a house',
    units: [...JUPITER_THROUGH_HOUSES, ...SATURN_THROUGH_HOUSES, ...RAHU_THROUGH_HOUSES, ...KETU_THROUGH_HOUSES],
    need: 48,
    body: [260, 450],
  },
  {
    name: 'sade sati',
    units: [...RISING_SADE_SATI, ...PEAK_SADE_SATI, ...SETTING_SADE_SATI],
    need: 36,
    body: [300, 500],
  },
  {
    name: 'lord of a house by graha',
    units: [...LORDS_OF_HOUSES_1_3, ...LORDS_OF_HOUSES_4_6, ...LORDS_OF_HOUSES_7_9, ...LORDS_OF_HOUSES_10_12],
    need: 84,
    body: [200, 360],
  },
  {
    name: 'sarvashtakavarga of a house',
    units: [...LOW_SAV_OF_HOUSE, ...MIDDLE_SAV_OF_HOUSE, ...HIGH_SAV_OF_HOUSE],
    need: 36,
    body: [180, 320],
  },
  ANTARDASHA,
  MAHADASHA,
  { name: 'pair', units: [...KOOTAS, ...MOONS_IN_HOUSES, ...SATURNS_IN_HOUSES], need: 44, body: [220, 450] },
  {
    name: 'prashna',
    units: [
      ...PRASHNA_MATTERS,
      ...PRASHNA_RISING,
      ...PRASHNA_MOON_HOUSES,
      ...PRASHNA_LORDS,
      ...PRASHNA_YOGAS,
      ...PRASHNA_SUPPORTS,
      ...PRASHNA_CONSIDERATIONS,
      ...PRASHNA_VERDICTS,
    ],
    need: 117,
    body: [200, 400],
  },
  { name: 'lagna in sign', units: LAGNA_IN_SIGN, need: 12, body: [400, 800] },
  {
    name: 'conjunction',
    units: [...CONJUNCTIONS_OF_SUN_AND_MOON, ...OTHER_CONJUNCTIONS],
    need: 35,
    body: [280, 560],
  },
  { name: 'graha in sign', units: GRAHAS_IN_SIGN, need: 108, body: [280, 560] },
  LORD_IN_HOUSE,
];

/** The families of Jyotish units that are whole, with what was read twice; one that is not whole is not listed. */
export const VEDA_FAMILIES: readonly UnitFamily[] = FAMILIES.map(withReadings);
