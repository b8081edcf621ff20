import { legalTexts } from '@nebosvod/contracts/content';
import { createRootRoute, createRoute, createRouter, notFound, type RouterHistory } from '@tanstack/react-router';
import { z } from 'zod';
import { chartSearch } from '../chart/chart-search.ts';
import { marketerSearch } from '../features/marketer/search.ts';
import { numerologSearch } from '../features/numerolog/search.ts';
import { panchangaSearch } from '../features/panchanga/search.ts';
import { shopSearch } from '../features/shop/search.ts';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { PageError } from './page-error.tsx';

/*
 * Every address with what its query may hold. No page is imported here: pages ask the router for the type of their query,
 * and the two would define each other. pages.tsx puts the pages on these routes.
 */
const text = z.string().optional().catch(undefined);
const returnSearch = z.object({ returnTo: text });
const tabSearch = z.looseObject({ tab: text });

/** An address of no text is a page that is not there, not a fault. */
function legalTextOf(id: string): (typeof legalTexts)[number] {
  const found = legalTexts.find((one) => one === id);
  if (found === undefined) throw notFound();
  return found;
}

export const rootRoute = createRootRoute({});
const under = { getParentRoute: () => rootRoute };

export const routes = {
  root: createRoute({ ...under, path: '/' }),
  bareHome: createRoute({ ...under, path: '/home' }),
  home: createRoute({ ...under, path: paths.home, validateSearch: z.object({ news: text }) }),
  profile: createRoute({ ...under, path: paths.profile, validateSearch: tabSearch }),
  astrolog: createRoute({ ...under, path: paths.astrolog, validateSearch: chartSearch }),
  numerolog: createRoute({ ...under, path: paths.numerolog, validateSearch: numerologSearch }),
  marketer: createRoute({ ...under, path: paths.marketer, validateSearch: marketerSearch }),
  veda: createRoute({ ...under, path: paths.veda, validateSearch: chartSearch }),
  natalChart: createRoute({
    ...under,
    path: paths.natalChart,
    validateSearch: chartSearch,
  }),
  shared: createRoute({ ...under, path: paths.shared }),
  booking: createRoute({ ...under, path: paths.booking }),
  booked: createRoute({ ...under, path: paths.booked }),
  letters: createRoute({ ...under, path: paths.letters }),
  panchanga: createRoute({ ...under, path: paths.panchanga, validateSearch: panchangaSearch }),
  faq: createRoute({ ...under, path: paths.faq, validateSearch: z.looseObject({ q: text }) }),
  shop: createRoute({ ...under, path: paths.shop, validateSearch: shopSearch }),
  legal: createRoute({
    ...under,
    path: '/home/legal/$id',
    params: { parse: ({ id }) => ({ id: legalTextOf(id) }), stringify: ({ id }) => ({ id }) },
  }),
  admin: createRoute({ ...under, path: paths.admin, validateSearch: z.object({ part: text, step: text }) }),
  login: createRoute({
    ...under,
    path: paths.login,
    validateSearch: returnSearch.extend({
      tab: z.enum(['login', 'register', 'reset', 'confirm']).optional().catch(undefined),
    }),
  }),
  loginConfirm: createRoute({ ...under, path: paths.loginConfirm, validateSearch: returnSearch }),
};

/** @param history of a drawing on the server; a browser has its own, and restores its scroll */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    scrollRestoration: history === undefined,
    ...(history && { history }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
