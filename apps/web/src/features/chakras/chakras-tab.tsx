import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { TabProps } from '../../chart/tab-props.ts';
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
  energy: lazy(async () => ({ default: (await import('./energy-panel.tsx')).EnergyPanel })),
  sudarshana: lazy(async () => ({ default: (await import('./sudarshana-panel.tsx')).SudarshanaPanel })),
  sarvatobhadra: lazy(async () => ({ default: (await import('./sarvatobhadra-panel.tsx')).SarvatobhadraPanel })),
  kota: lazy(async () => ({ default: (await import('./kota-panel.tsx')).KotaPanel })),
  kalanala: lazy(async () => ({ default: (await import('./kalanala-panel.tsx')).KalanalaPanel })),
  tripataki: lazy(async () => ({ default: (await import('./tripataki-panel.tsx')).TripatakiPanel })),
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
