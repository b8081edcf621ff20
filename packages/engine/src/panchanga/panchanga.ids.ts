export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;

export const AYANAS = ['uttarayana', 'dakshinayana'] as const;

export const KARANAS = [
  'bava',
  'balava',
  'kaulava',
  'taitila',
  'gara',
  'vanija',
  'vishti',
  'shakuni',
  'chatushpada',
  'naga',
  'kimstughna',
] as const;

export const QUALITIES = ['good', 'bad', 'neutral'] as const;

export const NO_DAY_REASONS = ['POLAR_DAY', 'POLAR_NIGHT'] as const;

/** Stretches of a day that are chosen or passed over. */
export const WINDOWS = [
  'rahuKala',
  'yamaganda',
  'gulika',
  'abhijit',
  'durmuhurta',
  'varjyam',
  'amritaKala',
  'brahmaMuhurta',
  'vijaya',
  'godhuli',
  'nishita',
  'pratahSandhya',
  'sayahnaSandhya',
  'bhadra',
] as const;

export const DAY_YOGAS = [
  'amrita-siddhi',
  'sarvartha-siddhi',
  'guru-pushya',
  'ravi-pushya',
  'ravi-yoga',
  'dvipushkara',
  'tripushkara',
  'ganda-mula',
] as const;

/** Twenty-eight anandadi yogas; start of the count by weekday among 28 stars with Abhijit as the 22nd. */
export const ANANDADI = [
  'ananda',
  'kaladanda',
  'dhumra',
  'prajapati',
  'saumya',
  'dhvanksha',
  'dhvaja',
  'shrivatsa',
  'vajra',
  'mudgara',
  'chhatra',
  'mitra',
  'manasa',
  'padma',
  'lumba',
  'utpata',
  'mrityu',
  'kana',
  'siddhi',
  'shubha',
  'amrita',
  'musala',
  'gada',
  'matanga',
  'rakshasa',
  'chara',
  'sthira',
  'vardhamana',
] as const;

/** Bright and dark half of the lunar month. */
export const PAKSHAS = ['shukla', 'krishna'] as const;

/** Five groups of tithis, in turn from the first. */
export const TITHI_GROUP_IDS = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;

export const CHOGHADIYAS = ['udvega', 'chara', 'labha', 'amrita', 'kala', 'shubha', 'roga'] as const;

export const GOWRIS = ['uthi', 'amirtha', 'rogam', 'labham', 'dhanam', 'sugam', 'soram', 'visham'] as const;

/** Names of the thirty muhurtas of the day and night. */
export const MUHURTA_NAMES = [
  'rudra',
  'ahi',
  'mitra',
  'pitri',
  'vasu',
  'varaha',
  'vishvedeva',
  'vidhi',
  'shatamukhi',
  'puruhuta',
  'vahini',
  'naktanchara',
  'varuna',
  'aryaman',
  'bhaga',
  'girisha',
  'ajapada',
  'ahirbudhnya',
  'pushan',
  'ashvini',
  'yama',
  'agni',
  'vidhatri',
  'chanda',
  'aditi',
  'jiva',
  'vishnu',
  'dyumadgadyuti',
  'brahma',
  'samudra',
] as const;

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

export const PANCHAKA_KINDS = ['roga', 'raja', 'agni', 'chora', 'mrityu'] as const;

export const BHADRA_DWELLINGS = ['heaven', 'netherworld', 'earth'] as const;

/** A tithi burnt or perfected by the weekday. */
export const TITHI_QUALITIES = ['dagdha', 'siddha'] as const;
