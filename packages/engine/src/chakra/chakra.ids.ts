export const BODY_CHAKRAS = ['muladhara', 'svadhishthana', 'manipura', 'anahata', 'vishuddha', 'ajna'] as const;

/**
 * Schools of the energy centres, both modern. `sign-lords`: each chakra by the lord of its pair of signs, scored from the
 * lord's strength; `node-axis`: six arcs of 30° along the axis from Ketu to Rahu, filled with the grahas.
 */
export const ENERGY_SCHOOLS = ['sign-lords', 'node-axis'] as const;

export const KOTA_ZONES = ['stambha', 'madhya', 'prakara', 'bahya'] as const;

export const KALANALA_PARTS = ['trident', 'lines', 'sides', 'horns', 'roots'] as const;

export const KOTA_PATHS = ['entry', 'pillar', 'exit'] as const;
