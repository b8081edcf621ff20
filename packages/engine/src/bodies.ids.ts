/** Bodies of a chart by their name on the wire. */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;

export const CLASSICAL_GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

export const OUTER_PLANETS = ['uranus', 'neptune', 'pluto'] as const;

/** Every body of the sidereal chart. */
export const BODIES = [...GRAHAS, ...OUTER_PLANETS] as const;

/** Every body, and the ascendant. */
export const POINTS = [...BODIES, 'lagna'] as const;
