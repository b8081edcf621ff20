/** Which grahas a yoga is made of here, said after a lead of several cases: `{names}` in the nominative. [modern] */
export const YOGA_NAMES: readonly string[] = [
  'В этой карте это {names}.',
  'Здесь это {names}.',
  'По именам это {names}.',
  'Из названного здесь {names}.',
];
