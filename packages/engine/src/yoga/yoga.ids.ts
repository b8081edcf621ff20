export const YOGA_CATEGORIES = [
  'mahapurusha',
  'chandra',
  'surya',
  'nabhasa',
  'raja',
  'dhana',
  'daridra',
  'arishta',
  'arishta-bhanga',
  'neecha-bhanga',
  'viparita',
  'parivartana',
  'sannyasa',
  'dosha',
  'others',
] as const;

export const YOGA_NATURES = ['good', 'mixed', 'difficult'] as const;
