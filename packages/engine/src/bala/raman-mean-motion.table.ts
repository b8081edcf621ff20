/**
 * Mean longitudes by the Surya Siddhanta as B.V. Raman tabulates them: degrees at 0h local mean time of Ujjain, 1 January 1900,
 * revolutions in a mahayuga, and his correction, degrees and degrees a year from 1900. For Mercury and Venus the seeghrocca.
 * Source: [Raman-GBB], mean positions for the epoch 1900; revolutions [SS 1.29–34].
 */
export const RAMAN_MEANS = {
  sun: { epoch: 257.4568, revolutions: 4_320_000, correction: 0, yearly: 0 },
  mars: { epoch: 270.22, revolutions: 2_296_832, correction: 0, yearly: 0 },
  mercury: { epoch: 164, revolutions: 17_937_060, correction: 6.67, yearly: -0.00133 },
  jupiter: { epoch: 220.04, revolutions: 364_220, correction: -3.33, yearly: -0.0067 },
  venus: { epoch: 328.51, revolutions: 7_022_376, correction: -5, yearly: -0.0001 },
  saturn: { epoch: 236.74, revolutions: 146_568, correction: 5, yearly: 0.001 },
} as const;

/** Civil days in a mahayuga. Source: [SS 1.37]. */
export const MAHAYUGA_DAYS = 1_577_917_828;

/** 0h of 1 January 1900 at the meridian of Ujjain, 76° E, as a Julian day (UT). */
export const RAMAN_EPOCH = 2_415_020.5 - 76 / 360;
