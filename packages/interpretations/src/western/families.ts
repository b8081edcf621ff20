import { type UnitFamily, withReadings } from '../veda/family.ts';
import { ASCENDANT_IN_SIGNS } from './angle-in-sign/ascendant.table.ts';
import { MIDHEAVEN_IN_SIGNS } from './angle-in-sign/midheaven.table.ts';
import { ASPECTS_OF_JUPITER } from './aspect/jupiter.table.ts';
import { ASPECTS_OF_MARS } from './aspect/mars.table.ts';
import { ASPECTS_OF_MERCURY } from './aspect/mercury.table.ts';
import { ASPECTS_OF_MOON } from './aspect/moon.table.ts';
import { ASPECTS_OF_SATURN } from './aspect/saturn.table.ts';
import { ASPECTS_OF_SUN } from './aspect/sun.table.ts';
import { ASPECTS_OF_VENUS } from './aspect/venus.table.ts';
import { CHILD_ASCENDANT } from './child/ascendant.table.ts';
import { CHILD_MARS } from './child/mars.table.ts';
import { CHILD_MERCURY } from './child/mercury.table.ts';
import { CHILD_MOON } from './child/moon.table.ts';
import { CHILD_SUN } from './child/sun.table.ts';
import { CHILD_VENUS } from './child/venus.table.ts';
import { PLANETS_IN_DIGNITY } from './condition/dignity.table.ts';
import { ELEMENTS_AND_PHASES } from './condition/element-phase.table.ts';
import { PATTERNS_OF_PLANETS } from './condition/pattern.table.ts';
import { PLANETS_BY_SECT } from './condition/sect.table.ts';
import { CONTACTS_OF_MARS } from './contact/mars.table.ts';
import { CONTACTS_OF_MERCURY } from './contact/mercury.table.ts';
import { CONTACTS_OF_MIDHEAVEN } from './contact/midheaven.table.ts';
import { CONTACTS_OF_MOON } from './contact/moon.table.ts';
import { CONTACTS_OF_NEPTUNE } from './contact/neptune.table.ts';
import { CONTACTS_OF_NORTH_NODE } from './contact/north-node.table.ts';
import { CONTACTS_OF_PLUTO } from './contact/pluto.table.ts';
import { CONTACTS_OF_SLOW } from './contact/slow.table.ts';
import { CONTACTS_OF_SOUTH_NODE } from './contact/south-node.table.ts';
import { CONTACTS_OF_SUN } from './contact/sun.table.ts';
import { CONTACTS_OF_URANUS } from './contact/uranus.table.ts';
import { CONTACTS_OF_VENUS } from './contact/venus.table.ts';
import { JUPITER_AT_OTHERS } from './overlay/jupiter.table.ts';
import { MARS_AT_OTHERS } from './overlay/mars.table.ts';
import { MERCURY_AT_OTHERS } from './overlay/mercury.table.ts';
import { MOON_AT_OTHERS } from './overlay/moon.table.ts';
import { SATURN_AT_OTHERS } from './overlay/saturn.table.ts';
import { SUN_AT_OTHERS } from './overlay/sun.table.ts';
import { VENUS_AT_OTHERS } from './overlay/venus.table.ts';
import { JUPITER_IN_HOUSES } from './planet-in-house/jupiter.table.ts';
import { MARS_IN_HOUSES } from './planet-in-house/mars.table.ts';
import { MERCURY_IN_HOUSES } from './planet-in-house/mercury.table.ts';
import { MOON_IN_HOUSES } from './planet-in-house/moon.table.ts';
import { NEPTUNE_IN_HOUSES } from './planet-in-house/neptune.table.ts';
import { PLUTO_IN_HOUSES } from './planet-in-house/pluto.table.ts';
import { SATURN_IN_HOUSES } from './planet-in-house/saturn.table.ts';
import { SUN_IN_HOUSES } from './planet-in-house/sun.table.ts';
import { URANUS_IN_HOUSES } from './planet-in-house/uranus.table.ts';
import { VENUS_IN_HOUSES } from './planet-in-house/venus.table.ts';
import { JUPITER_IN_SIGNS } from './planet-in-sign/jupiter.table.ts';
import { MARS_IN_SIGNS } from './planet-in-sign/mars.table.ts';
import { MERCURY_IN_SIGNS } from './planet-in-sign/mercury.table.ts';
import { MOON_IN_SIGNS } from './planet-in-sign/moon.table.ts';
import { NEPTUNE_IN_SIGNS } from './planet-in-sign/neptune.table.ts';
import { PLUTO_IN_SIGNS } from './planet-in-sign/pluto.table.ts';
import { SATURN_IN_SIGNS } from './planet-in-sign/saturn.table.ts';
import { SUN_IN_SIGNS } from './planet-in-sign/sun.table.ts';
import { URANUS_IN_SIGNS } from './planet-in-sign/uranus.table.ts';
import { VENUS_IN_SIGNS } from './planet-in-sign/venus.table.ts';
import { CHIRON_IN_HOUSES } from './point-in-house/chiron.table.ts';
import { NORTH_NODE_IN_HOUSES } from './point-in-house/north-node.table.ts';
import { SOUTH_NODE_IN_HOUSES } from './point-in-house/south-node.table.ts';
import { CHIRON_IN_SIGNS } from './point-in-sign/chiron.table.ts';
import { NORTH_NODE_IN_SIGNS } from './point-in-sign/north-node.table.ts';
import { SOUTH_NODE_IN_SIGNS } from './point-in-sign/south-node.table.ts';
import { PROGRESSED_MOON_IN_HOUSES } from './progressed/moon-house.table.ts';
import { PROGRESSED_MOON_IN_SIGNS } from './progressed/moon-sign.table.ts';
import { PROGRESSED_SUN_IN_SIGNS } from './progressed/sun-sign.table.ts';
import { RULER_OF_EIGHTH } from './ruler-in-house/eighth.table.ts';
import { RULER_OF_ELEVENTH } from './ruler-in-house/eleventh.table.ts';
import { RULER_OF_FIFTH } from './ruler-in-house/fifth.table.ts';
import { RULER_OF_FIRST } from './ruler-in-house/first.table.ts';
import { RULER_OF_FOURTH } from './ruler-in-house/fourth.table.ts';
import { RULER_OF_NINTH } from './ruler-in-house/ninth.table.ts';
import { RULER_OF_SECOND } from './ruler-in-house/second.table.ts';
import { RULER_OF_SEVENTH } from './ruler-in-house/seventh.table.ts';
import { RULER_OF_SIXTH } from './ruler-in-house/sixth.table.ts';
import { RULER_OF_TENTH } from './ruler-in-house/tenth.table.ts';
import { RULER_OF_THIRD } from './ruler-in-house/third.table.ts';
import { RULER_OF_TWELFTH } from './ruler-in-house/twelfth.table.ts';
import { RETURN_ASCENDANT } from './solar-return/ascendant.table.ts';
import { LORDS_OF_YEAR } from './solar-return/lord.table.ts';
import { RETURN_MOON } from './solar-return/moon.table.ts';
import { RETURN_SUN } from './solar-return/sun.table.ts';
import { FULL_MOON_IN_HOUSES } from './transit/full-moon.table.ts';
import { TRANSITS_OF_JUPITER } from './transit/jupiter.table.ts';
import { TRANSITS_OF_MARS } from './transit/mars.table.ts';
import { TRANSITS_OF_MERCURY } from './transit/mercury.table.ts';
import { MERCURY_BACK_IN_HOUSES } from './transit/mercury-retrograde.table.ts';
import { TRANSITS_OF_NEPTUNE } from './transit/neptune.table.ts';
import { NEW_MOON_IN_HOUSES } from './transit/new-moon.table.ts';
import { TRANSITS_OF_PLUTO } from './transit/pluto.table.ts';
import { TRANSITS_OF_SATURN } from './transit/saturn.table.ts';
import { TRANSITS_OF_SUN } from './transit/sun.table.ts';
import { TRANSITS_OF_URANUS } from './transit/uranus.table.ts';
import { TRANSITS_OF_VENUS } from './transit/venus.table.ts';
import { JUPITER_THROUGH_HOUSES } from './transit-house/jupiter.table.ts';
import { NEPTUNE_THROUGH_HOUSES } from './transit-house/neptune.table.ts';
import { PLUTO_THROUGH_HOUSES } from './transit-house/pluto.table.ts';
import { SATURN_THROUGH_HOUSES } from './transit-house/saturn.table.ts';
import { URANUS_THROUGH_HOUSES } from './transit-house/uranus.table.ts';

const FAMILIES: readonly UnitFamily[] = [
  {
    name: 'western: planet in sign',
    units: [
      ...SUN_IN_SIGNS,
      ...MOON_IN_SIGNS,
      ...MERCURY_IN_SIGNS,
      ...VENUS_IN_SIGNS,
      ...MARS_IN_SIGNS,
      ...JUPITER_IN_SIGNS,
      ...SATURN_IN_SIGNS,
      ...URANUS_IN_SIGNS,
      ...NEPTUNE_IN_SIGNS,
      ...PLUTO_IN_SIGNS,
    ],
    need: 120,
    body: [250, 430],
  },
  {
    name: 'western: planet in house',
    units: [
      ...SUN_IN_HOUSES,
      ...MOON_IN_HOUSES,
      ...MERCURY_IN_HOUSES,
      ...VENUS_IN_HOUSES,
      ...MARS_IN_HOUSES,
      ...JUPITER_IN_HOUSES,
      ...SATURN_IN_HOUSES,
      ...URANUS_IN_HOUSES,
      ...NEPTUNE_IN_HOUSES,
      ...PLUTO_IN_HOUSES,
    ],
    need: 120,
    body: [240, 430],
  },
  {
    name: 'western: Chiron and nodes in sign',
    units: [...CHIRON_IN_SIGNS, ...NORTH_NODE_IN_SIGNS, ...SOUTH_NODE_IN_SIGNS],
    need: 36,
    body: [230, 330],
  },
  {
    name: 'western: Chiron and nodes in house',
    units: [...CHIRON_IN_HOUSES, ...NORTH_NODE_IN_HOUSES, ...SOUTH_NODE_IN_HOUSES],
    need: 36,
    body: [240, 330],
  },
  {
    name: 'western: ascendant and midheaven',
    units: [...ASCENDANT_IN_SIGNS, ...MIDHEAVEN_IN_SIGNS],
    need: 24,
    body: [250, 430],
  },
  {
    name: 'western: aspect',
    units: [
      ...ASPECTS_OF_SUN,
      ...ASPECTS_OF_MOON,
      ...ASPECTS_OF_MERCURY,
      ...ASPECTS_OF_VENUS,
      ...ASPECTS_OF_MARS,
      ...ASPECTS_OF_JUPITER,
      ...ASPECTS_OF_SATURN,
    ],
    need: 121,
    body: [250, 345],
  },
  {
    name: 'western: rulers of six houses',
    units: [
      ...RULER_OF_FIRST,
      ...RULER_OF_SECOND,
      ...RULER_OF_FOURTH,
      ...RULER_OF_FIFTH,
      ...RULER_OF_SEVENTH,
      ...RULER_OF_TENTH,
    ],
    need: 72,
    body: [250, 380],
  },
  {
    name: 'western: rulers of the other six houses',
    units: [
      ...RULER_OF_THIRD,
      ...RULER_OF_SIXTH,
      ...RULER_OF_EIGHTH,
      ...RULER_OF_NINTH,
      ...RULER_OF_ELEVENTH,
      ...RULER_OF_TWELFTH,
    ],
    need: 72,
    body: [240, 340],
  },
  {
    name: 'western: dignity, sect and pattern',
    units: [...PLANETS_IN_DIGNITY, ...PLANETS_BY_SECT, ...PATTERNS_OF_PLANETS],
    need: 30,
    body: [240, 430],
  },
  {
    name: 'western: element and phase',
    units: ELEMENTS_AND_PHASES,
    need: 12,
    body: [250, 430],
  },
  {
    name: 'western: solar return',
    units: [...RETURN_ASCENDANT, ...RETURN_SUN, ...RETURN_MOON, ...LORDS_OF_YEAR],
    need: 57,
    body: [240, 420],
  },
  {
    name: 'western: progression',
    units: [...PROGRESSED_MOON_IN_SIGNS, ...PROGRESSED_MOON_IN_HOUSES, ...PROGRESSED_SUN_IN_SIGNS],
    need: 36,
    body: [300, 420],
  },
  {
    name: 'western: quick transit',
    units: [...TRANSITS_OF_SUN, ...TRANSITS_OF_MERCURY, ...TRANSITS_OF_VENUS],
    need: 54,
    body: [255, 400],
  },
  {
    name: 'western: slow transit',
    units: [
      ...TRANSITS_OF_MARS,
      ...TRANSITS_OF_JUPITER,
      ...TRANSITS_OF_SATURN,
      ...TRANSITS_OF_URANUS,
      ...TRANSITS_OF_NEPTUNE,
      ...TRANSITS_OF_PLUTO,
    ],
    need: 108,
    body: [260, 360],
  },
  {
    name: 'western: slow planet through a house',
    units: [
      ...JUPITER_THROUGH_HOUSES,
      ...SATURN_THROUGH_HOUSES,
      ...URANUS_THROUGH_HOUSES,
      ...NEPTUNE_THROUGH_HOUSES,
      ...PLUTO_THROUGH_HOUSES,
    ],
    need: 60,
    body: [265, 400],
  },
  {
    name: 'western: lunation and retrograde in house',
    units: [...NEW_MOON_IN_HOUSES, ...FULL_MOON_IN_HOUSES, ...MERCURY_BACK_IN_HOUSES],
    need: 36,
    body: [260, 400],
  },
  {
    name: 'western: contacts of two charts',
    units: [
      ...CONTACTS_OF_SUN,
      ...CONTACTS_OF_MOON,
      ...CONTACTS_OF_MERCURY,
      ...CONTACTS_OF_VENUS,
      ...CONTACTS_OF_MARS,
      ...CONTACTS_OF_SLOW,
    ],
    need: 108,
    body: [260, 400],
  },
  {
    name: 'western: contacts of the outer planets',
    units: [...CONTACTS_OF_URANUS, ...CONTACTS_OF_NEPTUNE, ...CONTACTS_OF_PLUTO],
    need: 54,
    body: [255, 400],
  },
  {
    name: 'western: contacts of the midheaven and the nodes',
    units: [...CONTACTS_OF_MIDHEAVEN, ...CONTACTS_OF_NORTH_NODE, ...CONTACTS_OF_SOUTH_NODE],
    need: 40,
    body: [245, 400],
  },
  {
    name: 'western: planets of one in houses of the other',
    units: [
      ...SUN_AT_OTHERS,
      ...MOON_AT_OTHERS,
      ...MERCURY_AT_OTHERS,
      ...VENUS_AT_OTHERS,
      ...MARS_AT_OTHERS,
      ...JUPITER_AT_OTHERS,
      ...SATURN_AT_OTHERS,
    ],
    need: 84,
    body: [245, 400],
  },
  {
    name: 'western: a child for the parent',
    units: [...CHILD_ASCENDANT, ...CHILD_SUN, ...CHILD_MOON, ...CHILD_MERCURY, ...CHILD_VENUS, ...CHILD_MARS],
    need: 72,
    body: [280, 420],
  },
];

/** The families of Western units that are whole, with what was read twice; one that is not whole is not listed. */
export const WESTERN_FAMILIES: readonly UnitFamily[] = FAMILIES.map(withReadings);
