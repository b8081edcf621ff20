import type { ComponentType } from 'react';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { PlanetsTab } from './planets-tab.tsx';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType;
}

/** Tabs that are features of their own: natal-chart names them, app/ gives their panels. */
type OtherFeature =
  | 'dashas'
  | 'life'
  | 'reading'
  | 'rasi-dashas'
  | 'transits'
  | 'chakras'
  | 'compatibility'
  | 'rectification';
export type ChartPanels = Readonly<Record<OtherFeature, ComponentType>>;

/** Every tab of the chart in reading order; all but the first are loaded when opened. */
export const tabs: readonly (Tab | { readonly id: OtherFeature; readonly label: string })[] = [
  { id: 'planets', label: 'Планеты', Panel: PlanetsTab },
  {
    id: 'dashas',
    label: 'Даши',
  },
  {
    id: 'life',
    label: 'Линия жизни',
  },
  {
    id: 'yogas',
    label: 'Йоги',
    Panel: lazyNamed(
      () => import('./yogas-tab.tsx'),
      (module) => module.YogasTab,
    ),
  },
  {
    id: 'reading',
    label: 'Толкования',
  },
  {
    id: 'birth',
    label: 'Рождение',
    Panel: lazyNamed(
      () => import('./birth-tab.tsx'),
      (module) => module.BirthTab,
    ),
  },
  {
    id: 'shadbala',
    label: 'Шадбала',
    Panel: lazyNamed(
      () => import('./shadbala-tab.tsx'),
      (module) => module.ShadbalaTab,
    ),
  },
  {
    id: 'ashtakavarga',
    label: 'Аштакаварга',
    Panel: lazyNamed(
      () => import('./ashtakavarga-tab.tsx'),
      (module) => module.AshtakavargaTab,
    ),
  },
  {
    id: 'bhava',
    label: 'Бхава-чалит',
    Panel: lazyNamed(
      () => import('./bhava-tab.tsx'),
      (module) => module.BhavaTab,
    ),
  },
  {
    id: 'rasi-dashas',
    label: 'Раши-даши',
  },
  {
    id: 'transits',
    label: 'Транзиты',
  },
  {
    id: 'avasthas',
    label: 'Авастхи',
    Panel: lazyNamed(
      () => import('./avasthas-tab.tsx'),
      (module) => module.AvasthasTab,
    ),
  },
  {
    id: 'relations',
    label: 'Отношения',
    Panel: lazyNamed(
      () => import('./relations-tab.tsx'),
      (module) => module.RelationsTab,
    ),
  },
  {
    id: 'lagnas',
    label: 'Особые лагны',
    Panel: lazyNamed(
      () => import('./lagnas-tab.tsx'),
      (module) => module.LagnasTab,
    ),
  },
  {
    id: 'pushkara',
    label: 'Пушкара',
    Panel: lazyNamed(
      () => import('./pushkara-tab.tsx'),
      (module) => module.PushkaraTab,
    ),
  },
  {
    id: 'chakras',
    label: 'Чакры',
  },
  {
    id: 'war',
    label: 'Война планет',
    Panel: lazyNamed(
      () => import('./war-tab.tsx'),
      (module) => module.WarTab,
    ),
  },
  {
    id: 'sade-sati',
    label: 'Саде-сати',
    Panel: lazyNamed(
      () => import('./sade-sati-tab.tsx'),
      (module) => module.SadeSatiTab,
    ),
  },
  {
    id: 'tajaka',
    label: 'Таджика',
    Panel: lazyNamed(
      () => import('./tajaka-tab.tsx'),
      (module) => module.TajakaTab,
    ),
  },
  {
    id: 'doshas',
    label: 'Доши',
    Panel: lazyNamed(
      () => import('./doshas-tab.tsx'),
      (module) => module.DoshasTab,
    ),
  },
  {
    id: 'pitri',
    label: 'Питри',
    Panel: lazyNamed(
      () => import('./pitri-tab.tsx'),
      (module) => module.PitriTab,
    ),
  },
  {
    id: 'compatibility',
    label: 'Совместимость',
  },
  {
    id: 'rectification',
    label: 'Ректификация',
  },
];
