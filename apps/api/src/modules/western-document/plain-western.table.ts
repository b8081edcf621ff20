import type { WesternPlanet } from '@nebosvod/engine/western/western-body';

/**
 * What the planets stand for: nouns in the nominative.
 * Source: common significations of modern Western practice in the project's own calm wording; role modern.
 */
export const planetThemes: Readonly<Record<WesternPlanet, string>> = {
  sun: 'воля, цель, чувство собственного «я»',
  moon: 'чувства, привычки, потребность в покое и близости',
  mercury: 'мышление, речь, учёба, договорённости',
  venus: 'симпатии, вкус, деньги, умение договориться',
  mars: 'напор, решимость, способ добиваться своего',
  jupiter: 'рост, доверие к жизни, убеждения, покровители',
  saturn: 'границы, ответственность, мастерство, которое приходит со временем',
  uranus: 'свобода, перемены, неожиданные решения',
  neptune: 'воображение, сочувствие, мечты и вера',
  pluto: 'глубокие перемены, сила воли, отношение к власти',
};

/**
 * What an aspect does to two planets, a sentence part after their themes.
 * Source: common reading of the five major aspects, own wording; role modern.
 */
export const aspectWords = {
  conjunction: 'действуют вместе, одно усиливает другое',
  sextile: 'помогают друг другу, если сделать первый шаг',
  square: 'спорят: напряжение может стать двигателем, когда обеим сторонам есть место',
  trine: 'ладят легко, как будто сами собой',
  opposition: 'тянут в разные стороны и ищут равновесия, часто через других людей',
} as const;
