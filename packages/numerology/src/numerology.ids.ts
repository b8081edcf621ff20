export const LINE_IDS = [
  'purpose_147',
  'family_258',
  'stability_369',
  'selfEsteem_123',
  'finance_456',
  'talent_789',
  'spirituality_159',
  'temperament_357',
] as const;

export const PSYCHOMATRIX_SCHOOLS = ['classic', '2000+'] as const;

export const STRONGER = ['equal', 'first', 'second'] as const;

export const NAME_TABLES = ['russian', 'russian-no-signs', 'latin', 'chaldean'] as const;

export const NAME_WARNINGS = ['YO', 'ALL_LOOKALIKES', 'INITIAL', 'DIACRITICS'] as const;

export const MARKS = ['published', 'single-source', 'unsourced'] as const;

export const NUMBER_RELATIONS = ['same', 'friend', 'neutral', 'enemy'] as const;

export const LEAP_BIRTHDAYS = ['feb-28', 'mar-1'] as const;

export const KARMIC_DEBTS = ['13/4', '14/5', '16/7', '19/1'] as const;

export const PLANE_IDS = ['mind', 'soul', 'practical', 'thought', 'will', 'action', 'gold', 'silver'] as const;

export const PLANE_STATES = ['full', 'partial', 'empty'] as const;

export const SEXES = ['m', 'f'] as const;

export const OBJECT_KINDS = ['phone', 'car', 'flat', 'business'] as const;

export const ARCANUM_SCHOOLS = ['digit-sum', 'subtract-22'] as const;

export const YEAR_TURNS = ['january', 'birthday', 'october'] as const;

export const LIFE_PATH_METHODS = ['all-digits', 'by-parts', 'whole-numbers'] as const;

export const RING_STARTS = ['A', 'C'] as const;

export const ANCESTRAL_CENTRES = ['E', 'own'] as const;

export const DAY_RULES = ['personal-day', 'date-number'] as const;
