import type { Graha } from '@nebosvod/engine/bodies';

/** What each natal indicator of the line speaks of. Source: the project's own wording after [BPHS 32] [BPHS 7]. */
export const LINE_THEMES: Readonly<Record<Graha, string>> = {
  sun: 'отец, имя рода, достоинство',
  moon: 'мать, забота, память чувств',
  mars: 'братья, земля рода',
  mercury: 'родня со стороны матери, слово рода',
  jupiter: 'учителя рода, дети, благословение',
  venus: 'супруги рода, радость дома',
  saturn: 'предки, долг, труд поколений',
  rahu: 'незавершённое со стороны деда по отцу',
  ketu: 'незавершённое со стороны деда по матери',
};

export const HOUSE_THEMES: Readonly<Record<number, string>> = {
  9: 'отец, предки, учение',
  5: 'дети, заслуги прошлого',
  4: 'мать, дом, покой',
  10: 'дело отца, поступки',
  8: 'наследие, скрытое, перемены',
};

export const VARGA_THEMES = {
  12: 'родители и их родители',
  40: 'линия матери',
  45: 'линия отца',
  60: 'то, с чем человек пришёл',
} as const;
