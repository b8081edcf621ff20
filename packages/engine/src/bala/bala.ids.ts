export const CHESHTA_METHODS = ['seeghra-kendra', 'seeghra-kendra-raman', 'motion-states'] as const;

export const SAPTAVARGAJA_SCHEMES = ['raman', 'bphs'] as const;

export const DREKKANA_SCHEMES = ['male-neuter-female', 'male-female-neuter'] as const;

export const MOON_BENEFIC_RULES = ['shukla-8-to-krishna-8', 'bright-half'] as const;

export const LUMINARY_CHESHTA = ['in-kala', 'ayana-paksha'] as const;
