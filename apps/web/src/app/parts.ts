import { lazyNamed } from '../ui/lazy-named.ts';

/* Parts of features that pages with charts show; each is loaded when shown. */

export const CompareCharts = lazyNamed(
  () => import('../features/compare/compare-charts.tsx'),
  (module) => module.CompareCharts,
);
export const CompareChoice = lazyNamed(
  () => import('../features/compare/compare-choice.tsx'),
  (module) => module.CompareChoice,
);
export const GuestMaps = lazyNamed(
  () => import('../features/saved-maps/guest-maps.tsx'),
  (module) => module.GuestMaps,
);
export const LocalChartOffer = lazyNamed(
  () => import('../features/saved-maps/components/local-chart-offer.tsx'),
  (module) => module.LocalChartOffer,
);
export const OpenedLocalChart = lazyNamed(
  () => import('./opened-charts.tsx'),
  (module) => module.OpenedLocalChart,
  (module) => module.preloadChart(),
);
export const LocalMapActions = lazyNamed(
  () => import('../features/saved-maps/local-map-actions.tsx'),
  (module) => module.LocalMapActions,
);
export const OwnMaps = lazyNamed(
  () => import('../features/saved-maps/own-maps.tsx'),
  (module) => module.OwnMaps,
);
export const OpenedSavedChart = lazyNamed(
  () => import('./opened-charts.tsx'),
  (module) => module.OpenedSavedChart,
);
export const ShareMap = lazyNamed(
  () => import('../features/saved-maps/components/share-map.tsx'),
  (module) => module.ShareMap,
);
