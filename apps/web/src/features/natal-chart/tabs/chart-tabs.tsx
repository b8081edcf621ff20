import { Popover } from '@mantine/core';
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { TabProps } from '../../../chart/tab-props.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { PlanetsTab } from './planets-tab.tsx';
import { PrintLine } from './print-line.tsx';
import './tab-print.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType<TabProps>;
}

/** Tabs that are features of their own: natal-chart names them, app/ gives their panels. */
type OtherFeature = 'dashas' | 'rasi-dashas' | 'transits' | 'chakras' | 'compatibility' | 'rectification';
export type ChartPanels = Readonly<Record<OtherFeature, ComponentType<TabProps>>>;

/** Every tab of the chart in reading order; all but the first are loaded when opened. */
const tabs: readonly (Tab | { readonly id: OtherFeature; readonly label: string })[] = [
  { id: 'planets', label: 'Планеты', Panel: PlanetsTab },
  {
    id: 'dashas',
    label: 'Даши',
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

/** How many tabs stand in the strip; the rest are under «Ещё». */
const inStrip = 4;

interface Props extends TabProps {
  readonly panels: ChartPanels;
  readonly tab: string;
  readonly onTab: (id: string) => void;
}

/** The strip of tabs and the open one. Arrows walk the strip; «Ещё» holds what does not fit. */
export function ChartTabs({ panels, tab, onTab, ...rest }: Props) {
  const [isMore, setMore] = useState(false);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const strip = useRef<HTMLDivElement>(null);
  const current = tabs.find((one) => one.id === tab) ?? tabs[0];
  const currentId = current?.id ?? '';
  // On a phone the chosen tab may stand beyond the edge of the strip.
  useEffect(() => {
    const [row, button] = [strip.current, buttons.current.get(currentId)];
    if (!row || !button) return;
    const { offsetLeft, offsetWidth } = button;
    const left = offsetLeft - row.offsetLeft;
    if (left < row.scrollLeft) row.scrollLeft = left;
    else if (left + offsetWidth > row.scrollLeft + row.clientWidth)
      row.scrollLeft = left + offsetWidth - row.clientWidth;
  }, [currentId]);
  if (!current) return null;
  const Panel = 'Panel' in current ? current.Panel : panels[current.id];
  const first = tabs.slice(0, inStrip);
  const shown = first.includes(current) ? first : [...first.slice(0, inStrip - 1), current];
  const hidden = tabs.filter((one) => !shown.includes(one));

  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = shown[(shown.indexOf(current) + step + shown.length) % shown.length];
    if (!next) return;
    onTab(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <section className="card table-card" aria-label="Данные карты">
      <div className="tab-row no-print">
        <div ref={strip} className="tab-strip" role="tablist" aria-label="Вкладки карты" onKeyDown={onKey}>
          {shown.map((one) => (
            <button
              key={one.id}
              ref={(element) => {
                if (element) buttons.current.set(one.id, element);
                else buttons.current.delete(one.id);
              }}
              type="button"
              role="tab"
              id={`tab-${one.id}`}
              aria-selected={one === current}
              aria-controls="chart-tab-panel"
              tabIndex={one === current ? 0 : -1}
              onClick={() => onTab(one.id)}
            >
              {one.label}
            </button>
          ))}
        </div>
        {/* Tables that arrive above may push the button out of sight: the open list stays, with the focus in it. */}
        <Popover
          opened={isMore}
          onChange={setMore}
          position="bottom-end"
          hideDetached={false}
          clickOutsideEvents={['click']}
          trapFocus
          returnFocus
          withRoles={false}
        >
          <Popover.Target>
            <button
              type="button"
              className="btn quiet sm"
              aria-haspopup="dialog"
              aria-expanded={isMore}
              onClick={() => setMore(!isMore)}
            >
              Ещё {hidden.length}
              <Icon name="down" size={16} />
            </button>
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label="Остальные вкладки">
            <ul className="more-tabs">
              {hidden.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    onClick={() => {
                      setMore(false);
                      onTab(one.id);
                    }}
                  >
                    {one.label}
                  </button>
                </li>
              ))}
            </ul>
          </Popover.Dropdown>
        </Popover>
      </div>
      <div id="chart-tab-panel" role="tabpanel" aria-labelledby={`tab-${current.id}`} className="tab-panel">
        <PrintLine tab={current.label} bodies={rest.bodies} names={rest.names} />
        <Suspense fallback={<TableSkeleton rows={9} />}>
          <Panel {...rest} />
        </Suspense>
      </div>
    </section>
  );
}
