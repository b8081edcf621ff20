export const MOON_PHASES = ['new', 'first-quarter', 'full', 'last-quarter'] as const;

export const SADE_SATI_KINDS = ['sade-sati', 'dhaiya'] as const;

export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const;

export const STATION_TURNS = ['retrograde', 'direct'] as const;
