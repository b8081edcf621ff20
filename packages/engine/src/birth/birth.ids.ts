export const VARNAS = ['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const;

export const VASHYA_IDS = ['quadruped', 'human', 'water', 'wild', 'insect'] as const;

export const YONI_IDS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;

export const GANA_IDS = ['deva', 'manushya', 'rakshasa'] as const;

export const NADIS = ['adi', 'madhya', 'antya'] as const;

export const PAYAS = ['gold', 'silver', 'copper', 'iron'] as const;

export const YUNJAS = ['purva', 'madhya', 'antya'] as const;
