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
