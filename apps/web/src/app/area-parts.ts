import { lazyNamed } from '../ui/lazy-named.ts';

/* Parts of features that the homepage and the areas show; each is loaded when shown. */

export const AreaMaps = lazyNamed(
  () => import('../features/saved-maps/area-maps.tsx'),
  (module) => module.AreaMaps,
);
export const BookingDesk = lazyNamed(
  () => import('../features/booking/booking-desk.tsx'),
  (module) => module.BookingDesk,
);
export const CardBrand = lazyNamed(
  () => import('../features/delivery/card-brand.tsx'),
  (module) => module.CardBrand,
);
export const ClientBook = lazyNamed(
  () => import('../features/clients/client-book.tsx'),
  (module) => module.ClientBook,
);
export const ClientLine = lazyNamed(
  () => import('../features/life-line/client-line.tsx'),
  (module) => module.ClientLine,
);
export const DeliveryPanel = lazyNamed(
  () => import('../features/delivery/delivery-panel.tsx'),
  (module) => module.DeliveryPanel,
);
export const DocumentDesk = lazyNamed(
  () => import('../features/consultations/document-desk.tsx'),
  (module) => module.DocumentDesk,
);
export const KeptDocuments = lazyNamed(
  () => import('../features/consultations/kept-documents.tsx'),
  (module) => module.KeptDocuments,
);
export const OwnReading = lazyNamed(
  () => import('../features/consultations/own-reading.tsx'),
  (module) => module.OwnReading,
);
export const KeptClients = lazyNamed(
  () => import('../features/clients/kept-clients.tsx'),
  (module) => module.KeptClients,
);
export const ProductNetworks = lazyNamed(
  () => import('../features/profile/tabs/networks-tab.tsx'),
  (module) => module.ProductNetworks,
);
export const TodayMoon = lazyNamed(
  () => import('../features/panchanga/today/today-strip.tsx'),
  (module) => module.TodayMoon,
);
export const TodayStrip = lazyNamed(
  () => import('../features/panchanga/today/today-strip.tsx'),
  (module) => module.TodayStrip,
);
export const WesternChart = lazyNamed(
  () => import('../features/astrolog/western-chart.tsx'),
  (module) => module.WesternChart,
);
