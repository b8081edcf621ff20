/**
 * How the angles of a progressed chart are moved.
 * `solar-arc`: the midheaven by the arc the Sun has progressed, the ascendant of that midheaven at the birth latitude.
 * `naibod`: the right ascension of the meridian by 0°59′08.33″ a year, the Sun's mean daily motion.
 * `daily`: the angles of the progressed instant itself; they turn once a year.
 */
export const PROGRESSED_ANGLES = ['solar-arc', 'naibod', 'daily'] as const;

export const PATTERNS = [
  'grand-cross',
  't-square',
  'kite',
  'grand-trine',
  'mystic-rectangle',
  'yod',
  'stellium',
] as const;

export const MAJOR_ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;

export const MINOR_ASPECTS = ['semisextile', 'semisquare', 'sesquiquadrate', 'quincunx'] as const;

/** Planets of the Western chart, in the order of the tables. */
export const WESTERN_PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;

/** The ascending node in both reckonings, the mean lunar apogee (Lilith) and Chiron. */
export const WESTERN_EXTRAS = ['mean-node', 'true-node', 'lilith', 'chiron'] as const;

/** Everything of the Western chart that moves. */
export const WESTERN_BODIES = [...WESTERN_PLANETS, ...WESTERN_EXTRAS] as const;

/** Points that belong to the place and hour. */
export const WESTERN_ANGLES = ['ascendant', 'midheaven', 'fortune'] as const;

/** Eighths of the lunation by name, each centred on its exact angle: full from 157.5° to 202.5°. */
export const LUNATION_PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;

export const ASPECT_IDS = [...MAJOR_ASPECTS, ...MINOR_ASPECTS] as const;

export const ORB_SET_IDS = ['even', 'close', 'lilly'] as const;

/** What a planet has by its place in the zodiac. */
export const ESSENTIAL_DIGNITIES = [
  'domicile',
  'exaltation',
  'triplicity',
  'term',
  'face',
  'detriment',
  'fall',
  'peregrine',
] as const;

/** Which planets the Moon without aspects is counted by. */
export const VOID_BODY_SETS = ['sun-to-pluto', 'sun-to-saturn'] as const;

/** How a chart of two people is made. */
export const COMPOSITE_METHODS = ['midpoint', 'davison'] as const;

/** Lots, in the order in which their formulas lean on each other. */
export const LOTS = ['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'] as const;

/** Lots that times are released from. */
export const RELEASED_LOTS = ['fortune', 'spirit'] as const satisfies readonly (typeof LOTS)[number][];

/** Rulers of the firdaria: the seven planets, the ascending and the descending node. */
export const FIRDARIA_RULERS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'north-node',
  'south-node',
] as const;

/** Where the nodes stand in the firdaria of a birth by night: at the end, as by day, or right after Mars. */
export const FIRDARIA_VARIANTS = ['nodes-last', 'nodes-after-mars'] as const;

/** Bodies that a chart shows on request: the four great asteroids and the osculating lunar apogee. */
export const EXTRA_POINTS = ['ceres', 'pallas', 'juno', 'vesta', 'true-lilith'] as const;

/** What a planet has by its house, motion and light. */
export const ACCIDENTAL_DIGNITIES = [
  'house',
  'direct',
  'retrograde',
  'swift',
  'slow',
  'oriental',
  'occidental',
  'waxing',
  'waning',
  'cazimi',
  'combust',
  'under-beams',
  'free-of-sun',
  'conjunct-benefic',
  'conjunct-malefic',
  'trine-benefic',
  'sextile-benefic',
  'opposite-malefic',
  'square-malefic',
  'north-node',
  'south-node',
  'regulus',
  'spica',
  'algol',
] as const;

/** Places whose almuten is told. */
export const ALMUTEN_PLACES = ['ascendant', 'midheaven', 'sun', 'moon', 'fortune'] as const;

/** Angles of a place at which a body or a star may be. */
export const PARAN_ANGLES = ['rising', 'culminating', 'setting', 'anticulminating'] as const;

/** Ways in which points of a birth are carried on. */
export const DIRECTION_SYSTEMS = ['primary', 'solar-arc', 'progression'] as const;

/** How a place on the sphere is told against the houses in primary directions: by the parts of the semi-arc, or by circles of position. */
export const PRIMARY_METHODS = ['placidus', 'regiomontanus'] as const;

/** What arc is a year: 0°59′08″ by Naibod, a degree by Ptolemy. */
export const PRIMARY_KEYS = ['naibod', 'ptolemy'] as const;
