export const AYANAMSHA_IDS = [
  'lahiri',
  'true-chitra',
  'krishnamurti',
  'raman',
  'yukteshwar',
  'true-pushya',
  'true-revati',
  'suryasiddhanta',
  'fagan-bradley',
  'aryabhata',
  'ss-citra',
  'galcent-0sag',
  'jn-bhasin',
  'djwhal-khul',
  'ushashashi',
  'lahiri-icrc',
  'lahiri-1940',
  'krishnamurti-vp291',
] as const;

export const SOLAR_ECLIPSES = ['total', 'annular', 'partial', 'hybrid'] as const;

export const LUNAR_ECLIPSES = ['total', 'partial', 'penumbral'] as const;
