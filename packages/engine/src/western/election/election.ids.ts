/** What speaks for or against a day. */
export const ELECTION_REASONS = [
  'phase',
  'bad-phase',
  'moon-strong',
  'moon-weak',
  'moon-aspect',
  'bad-moon-aspect',
  'ruler-strong',
  'ruler-weak',
  'ruler-back',
  'natal-aspect',
  'bad-natal-aspect',
  'natal-house',
] as const;

/** What forbids a day: the Moon without aspects all of it, Mercury or Venus going back, the Moon too near the Sun. */
export const ELECTION_VETOES = ['void', 'mercury-back', 'venus-back', 'dark-moon'] as const;
