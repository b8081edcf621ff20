/** Which small charts stand under the main ones: those the person keeps, the sixteen of Parashara, or those and the rest. */
export type VargaRange = 'pinned' | 'shodasha' | 'all';

/** Where the small charts begin, for a link to them. */
export const vargaGridId = 'vargas';
