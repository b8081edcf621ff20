import { useTab } from '../../chart/chart-context.ts';
import { Portrait } from '../../chart/reading/portrait.tsx';

/** The composed reading of the chart: contents, sections with what each sentence rests on, what is closed and what opens it. */
export function ReadingTab() {
  const { view, onView } = useTab();
  return <Portrait kind="veda-portrait" view={view} onView={onView} elsewhere="Остальные вкладки работают." />;
}
