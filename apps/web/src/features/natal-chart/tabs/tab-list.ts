import type { ComponentType } from 'react';
import type { TabShape } from '../../../chart/tab-shape.tsx';
import { type LazyPart, lazyNamed } from '../../../ui/lazy-named.ts';
import { PlanetsTab } from './planets-tab.tsx';
import { tabShapes } from './tab-shapes.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly shape: TabShape;
  readonly Panel: ComponentType | LazyPart<object>;
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
  | 'rectification'
  | 'kp'
  | 'prashna';
export type ChartPanels = Readonly<Record<OtherFeature, LazyPart<object>>>;

/** Every tab of the chart in reading order; all but the first are loaded when opened. */
export const tabs: readonly (Tab | (Omit<Tab, 'id' | 'Panel'> & { readonly id: OtherFeature }))[] = [
  { id: 'planets', label: 'Планеты', shape: tabShapes.planets, Panel: PlanetsTab },
  {
    id: 'dashas',
    label: 'Даши',
    shape: tabShapes.dashas,
  },
  {
    id: 'life',
    label: 'Линия жизни',
    shape: tabShapes.life,
  },
  {
    id: 'yogas',
    label: 'Йоги',
    shape: tabShapes.yogas,
    Panel: lazyNamed(
      () => import('./yogas-tab.tsx'),
      (module) => module.YogasTab,
    ),
  },
  {
    id: 'reading',
    label: 'Толкования',
    shape: tabShapes.reading,
  },
  {
    id: 'birth',
    label: 'Рождение',
    shape: tabShapes.birth,
    Panel: lazyNamed(
      () => import('./birth-tab.tsx'),
      (module) => module.BirthTab,
    ),
  },
  {
    id: 'shadbala',
    label: 'Шадбала',
    shape: tabShapes.shadbala,
    Panel: lazyNamed(
      () => import('./shadbala-tab.tsx'),
      (module) => module.ShadbalaTab,
    ),
  },
  {
    id: 'ashtakavarga',
    label: 'Аштакаварга',
    shape: tabShapes.ashtakavarga,
    Panel: lazyNamed(
      () => import('./ashtakavarga-tab.tsx'),
      (module) => module.AshtakavargaTab,
    ),
  },
  {
    id: 'bhava',
    label: 'Чалит',
    shape: tabShapes.bhava,
    Panel: lazyNamed(
      () => import('./bhava-tab.tsx'),
      (module) => module.BhavaTab,
    ),
  },
  {
    id: 'rasi-dashas',
    label: 'Раши-даши',
    shape: tabShapes['rasi-dashas'],
  },
  {
    id: 'transits',
    label: 'Транзиты',
    shape: tabShapes.transits,
  },
  {
    id: 'avasthas',
    label: 'Авастхи',
    shape: tabShapes.avasthas,
    Panel: lazyNamed(
      () => import('./avasthas-tab.tsx'),
      (module) => module.AvasthasTab,
    ),
  },
  {
    id: 'relations',
    label: 'Отношения',
    shape: tabShapes.relations,
    Panel: lazyNamed(
      () => import('./relations-tab.tsx'),
      (module) => module.RelationsTab,
    ),
  },
  {
    id: 'lagnas',
    label: 'Лагны',
    shape: tabShapes.lagnas,
    Panel: lazyNamed(
      () => import('./lagnas-tab.tsx'),
      (module) => module.LagnasTab,
    ),
  },
  {
    id: 'pushkara',
    label: 'Пушкара',
    shape: tabShapes.pushkara,
    Panel: lazyNamed(
      () => import('./pushkara-tab.tsx'),
      (module) => module.PushkaraTab,
    ),
  },
  {
    id: 'chakras',
    label: 'Чакры',
    shape: tabShapes.chakras,
  },
  {
    id: 'war',
    label: 'Война планет',
    shape: tabShapes.war,
    Panel: lazyNamed(
      () => import('./war-tab.tsx'),
      (module) => module.WarTab,
    ),
  },
  {
    id: 'sade-sati',
    label: 'Саде-сати',
    shape: tabShapes['sade-sati'],
    Panel: lazyNamed(
      () => import('./sade-sati-tab.tsx'),
      (module) => module.SadeSatiTab,
    ),
  },
  {
    id: 'tajaka',
    label: 'Таджика',
    shape: tabShapes.tajaka,
    Panel: lazyNamed(
      () => import('./tajaka-tab.tsx'),
      (module) => module.TajakaTab,
    ),
  },
  {
    id: 'doshas',
    label: 'Доши',
    shape: tabShapes.doshas,
    Panel: lazyNamed(
      () => import('./doshas-tab.tsx'),
      (module) => module.DoshasTab,
    ),
  },
  {
    id: 'pitri',
    label: 'Питри',
    shape: tabShapes.pitri,
    Panel: lazyNamed(
      () => import('./pitri-tab.tsx'),
      (module) => module.PitriTab,
    ),
  },
  {
    id: 'compatibility',
    label: 'Совместимость',
    shape: tabShapes.compatibility,
  },
  {
    id: 'kp',
    label: 'КП',
    shape: tabShapes.kp,
  },
  {
    id: 'prashna',
    label: 'Прашна',
    shape: tabShapes.prashna,
  },
  {
    id: 'rectification',
    label: 'Ректификация',
    shape: tabShapes.rectification,
  },
];
