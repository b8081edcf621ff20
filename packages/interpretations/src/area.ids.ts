/** Areas of life that a reading goes through, in its order. */
export const AREAS = ['character', 'work', 'money', 'relations', 'home', 'children', 'vigour', 'path'] as const;

export type Area = (typeof AREAS)[number];
