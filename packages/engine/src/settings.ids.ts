export const ZODIACS = ['sidereal', 'tropical'] as const;

/** Which lunar node is counted. */
export const NODES = ['mean', 'true'] as const;

export const HOUSE_SYSTEMS = ['whole-sign', 'equal', 'sripati', 'placidus', 'koch', 'porphyry'] as const;

/** Which sunrise: `hindu` centre of the disc without refraction, `visible` upper limb with it: the centre at −0°50′ (34′ of refraction, 16′ of semidiameter), as almanacs. */
export const HORIZONS = ['hindu', 'visible'] as const;

/** Lengths of the dasha year, days. */
export const DASHA_YEARS = [365.25, 365.2425, 365.256364, 360] as const;

/** How many chara karakas are counted. */
export const KARAKA_COUNTS = [7, 8] as const;
