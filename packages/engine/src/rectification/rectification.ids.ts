/** Parts of a score, as they are drawn beside the curve. */
export const SCORE_GROUPS = ['d1', 'd9', 'd10', 'vimshottari', 'chara', 'transit'] as const;

export const EVENT_TYPES = [
  'marriage',
  'separation',
  'child-birth',
  'career-start',
  'promotion',
  'job-loss',
  'own-business',
  'education',
  'relocation',
  'life-abroad',
  'property',
  'income',
  'illness',
  'surgery',
  'loss-of-father',
  'loss-of-mother',
  'sibling-birth',
] as const;

export const RULE_IDS = [
  'maha-lord-d1',
  'antar-lord-d1',
  'maha-lord-d9',
  'antar-lord-d9',
  'maha-lord-d10',
  'antar-lord-d10',
  'pratyantar-lord',
  'period-of-karaka',
  'chara-maha',
  'chara-antar',
  'jupiter-transit',
  'saturn-transit',
] as const;

/**
 * How a graha or sign is tied to an event. `signifies`: the graha is the event's own significator; `holds-` and `aspects-significator`:
 * the sign has to do with its Jaimini significator.
 */
export const LINK_KINDS = [
  'owns',
  'occupies',
  'aspects-house',
  'with-lord',
  'owns-supporting',
  'occupies-supporting',
  'signifies',
  'holds-significator',
  'aspects-significator',
] as const;
