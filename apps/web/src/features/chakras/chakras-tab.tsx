import { Suspense } from 'react';
import { useTab } from '../../chart/chart-context.ts';
import classes from '../../chart/tab.module.css';
import { type LazyPart, lazyNamed } from '../../ui/lazy-named.ts';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

const kinds = [
  { value: 'energy', label: 'Центры' },
  { value: 'sudarshana', label: 'Сударшана' },
  { value: 'sarvatobhadra', label: 'Сарватобхадра' },
  { value: 'kota', label: 'Кота' },
  { value: 'kalanala', label: 'Каланала' },
  { value: 'tripataki', label: 'Трипатаки' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** Each diagram is loaded when it is chosen. */
const panels: Readonly<Record<Kind, LazyPart<object>>> = {
  energy: lazyNamed(
    () => import('./energy-panel.tsx'),
    (module) => module.EnergyPanel,
  ),
  sudarshana: lazyNamed(
    () => import('./sudarshana-panel.tsx'),
    (module) => module.SudarshanaPanel,
  ),
  sarvatobhadra: lazyNamed(
    () => import('./sarvatobhadra-panel.tsx'),
    (module) => module.SarvatobhadraPanel,
  ),
  kota: lazyNamed(
    () => import('./kota-panel.tsx'),
    (module) => module.KotaPanel,
  ),
  kalanala: lazyNamed(
    () => import('./kalanala-panel.tsx'),
    (module) => module.KalanalaPanel,
  ),
  tripataki: lazyNamed(
    () => import('./tripataki-panel.tsx'),
    (module) => module.TripatakiPanel,
  ),
};

/** Chakras in both senses of the word: centres of the body, and diagrams of stars and houses. */
export function ChakrasTab() {
  const { view, onView } = useTab();
  const kind = kinds.find(({ value }) => value === view)?.value ?? 'energy';
  const Panel = panels[kind];
  return (
    <>
      <div className={`${classes.tabControls} no-print`}>
        <Segments label="Диаграмма" options={kinds} value={kind} onChange={onView} small />
      </div>
      <Suspense fallback={<TableSkeleton rows={9} />}>
        <Panel />
      </Suspense>
    </>
  );
}
