import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import type { TabProps } from '../../chart/tab-props.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import type { ChakraProps } from './chakra-data.tsx';
import './chakras.css';

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
const panels: Readonly<Record<Kind, LazyExoticComponent<ComponentType<ChakraProps>>>> = {
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
export function ChakrasTab({ request, names, selection, onSelect, view, onView }: TabProps) {
  const kind = kinds.find(({ value }) => value === view)?.value ?? 'energy';
  const Panel = panels[kind];
  return (
    <>
      <div className="tab-controls no-print">
        <Segments label="Диаграмма" options={kinds} value={kind} onChange={onView} small />
      </div>
      <Suspense fallback={<TableSkeleton rows={9} />}>
        <Panel request={request} names={names} selection={selection} onSelect={onSelect} />
      </Suspense>
    </>
  );
}
