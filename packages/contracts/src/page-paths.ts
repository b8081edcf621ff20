/** Addresses of the app's pages: the browser routes by them, the server answers any other one with 404. */
export const pagePaths = {
  home: '/home/homepage',
  profile: '/home/profile',
  astrolog: '/home/astrolog',
  numerolog: '/home/numerolog',
  marketer: '/home/marketer',
  veda: '/home/veda',
  natalChart: '/home/natal-chart',
  panchanga: '/home/panchanga',
  /** A saved map opened by a link; its token stands behind `#`, which no server and no counter is told. */
  shared: '/home/shared',
  /** A practitioner's page of booking, its slug behind `#`. */
  booking: '/home/booking',
  /** One's own booked meeting, opened by the letter; its token behind `#`. */
  booked: '/home/booked',
  /** «Не писать мне» of a letter, its token behind `#`. */
  letters: '/home/letters',
  faq: '/home/faq',
  shop: '/home/shop',
  /** The operator's console. */
  admin: '/admin',
  login: '/login',
  loginConfirm: '/login/confirm',
} as const;

/** The page of a legal text. */
export const legalPath = (id: string): string => `/home/legal/${id}`;

/** Pages whose content stands behind `#`: no search engine has anything to keep of them. */
export const unlistedPaths: readonly string[] = [
  pagePaths.shared,
  pagePaths.booking,
  pagePaths.booked,
  pagePaths.letters,
  pagePaths.admin,
];
