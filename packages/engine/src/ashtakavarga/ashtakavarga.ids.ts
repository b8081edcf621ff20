/** The eight points that give and receive bindus: seven grahas and the ascendant. */
export const ASHTAKAVARGA_POINTS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'lagna'] as const;

export const MOON_TABLES = ['pvr', 'second', 'varahamihira'] as const;

export const VENUS_TABLES = ['parashara', 'varahamihira'] as const;
