import { lazyNamed } from '../ui/lazy-named.ts';

/* Parts of features that pages of other features show; each is loaded when shown. */

export const AreaMaps = lazyNamed(
  () => import('../features/saved-maps/area-maps.tsx'),
  (module) => module.AreaMaps,
);
export const CompareCharts = lazyNamed(
  () => import('../features/compare/compare-charts.tsx'),
  (module) => module.CompareCharts,
);
export const GuestMaps = lazyNamed(
  () => import('../features/saved-maps/guest-maps.tsx'),
  (module) => module.GuestMaps,
);
export const LocalChartOffer = lazyNamed(
  () => import('../features/saved-maps/components/local-chart-offer.tsx'),
  (module) => module.LocalChartOffer,
);
export const LocalChartView = lazyNamed(
  () => import('../features/natal-chart/local-chart-view.tsx'),
  (module) => module.LocalChartView,
);
export const ProductNetworks = lazyNamed(
  () => import('../features/profile/tabs/networks-tab.tsx'),
  (module) => module.ProductNetworks,
);
export const SavedChart = lazyNamed(
  () => import('../features/natal-chart/saved-chart.tsx'),
  (module) => module.SavedChart,
);
export const ShareMap = lazyNamed(
  () => import('../features/saved-maps/components/share-map.tsx'),
  (module) => module.ShareMap,
);
export const TodayStrip = lazyNamed(
  () => import('../features/panchanga/today/today-strip.tsx'),
  (module) => module.TodayStrip,
);
export const WesternChart = lazyNamed(
  () => import('../features/astrolog/western-chart.tsx'),
  (module) => module.WesternChart,
);
