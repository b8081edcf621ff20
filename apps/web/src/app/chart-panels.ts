import type { ChartPanels } from '../features/natal-chart/tabs/tab-list.ts';
import { lazyNamed } from '../ui/lazy-named.ts';

/** Tabs of the chart that are features of their own; each is loaded when opened. */
export const chartPanels: ChartPanels = {
  dashas: lazyNamed(
    () => import('../features/dashas/dashas-tab.tsx'),
    (module) => module.DashasTab,
  ),
  'rasi-dashas': lazyNamed(
    () => import('../features/dashas/rasi-dashas-tab.tsx'),
    (module) => module.RasiDashasTab,
  ),
  life: lazyNamed(
    () => import('../features/life-line/life-line-tab.tsx'),
    (module) => module.LifeLineTab,
  ),
  reading: lazyNamed(
    () => import('../features/reading/reading-tab.tsx'),
    (module) => module.ReadingTab,
  ),
  transits: lazyNamed(
    () => import('../features/transits/transits-tab.tsx'),
    (module) => module.TransitsTab,
  ),
  chakras: lazyNamed(
    () => import('../features/chakras/chakras-tab.tsx'),
    (module) => module.ChakrasTab,
  ),
  compatibility: lazyNamed(
    () => import('../features/compatibility/compatibility-tab.tsx'),
    (module) => module.CompatibilityTab,
  ),
  kp: lazyNamed(
    () => import('../features/kp/kp-tab.tsx'),
    (module) => module.KpTab,
  ),
  prashna: lazyNamed(
    () => import('../features/prashna/prashna-tab.tsx'),
    (module) => module.PrashnaTab,
  ),
  rectification: lazyNamed(
    () => import('../features/rectification/rectification-tab.tsx'),
    (module) => module.RectificationTab,
  ),
};
