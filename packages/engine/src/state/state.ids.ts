/** Grahas that wage war. */
export const WARRIORS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/**
 * Who wins: `north` the one farther north in latitude (default); `brighter` the one of smaller magnitude;
 * `larger-disc` the one of larger apparent disc; `venus` Venus always, between others the northern one. [SS 7; BPHS 27.20]
 */
export const WAR_RULES = ['north', 'brighter', 'larger-disc', 'venus'] as const;

/** All dignities, strongest first. */
export const DIGNITIES = [
  'exalted',
  'moolatrikona',
  'own',
  'great-friend',
  'friend',
  'neutral',
  'enemy',
  'great-enemy',
  'debilitated',
] as const;

export const FUNCTIONAL_NATURES = ['yogakaraka', 'benefic', 'mixed', 'neutral', 'malefic'] as const;

export const NATURE_REASONS = [
  'LAGNA_LORD',
  'TRINE_LORD',
  'ANGLE_AND_TRINE_LORD',
  'LORD_OF_3_6_11',
  'EIGHTH_LORD',
  'EIGHTH_LORD_EXEMPT',
  'ANGLE_LORD_LOSES_NATURE',
  'FOLLOWS_COMPANY',
] as const;

/** Chara karakas in order of falling degree. [BPHS 32; JS 1.1] */
export const CHARA_KARAKAS = {
  7: ['AK', 'AmK', 'BK', 'MK', 'PK', 'GK', 'DK'],
  8: ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'],
} as const;
