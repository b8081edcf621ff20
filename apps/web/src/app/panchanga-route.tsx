import { PanchangaPage } from '../features/panchanga/panchanga-page.tsx';
import { useBirthMoon } from './birth-moon.ts';

/** Панчанга with the Moon of the chart of another feature: features meet here. */
export function PanchangaRoute() {
  return <PanchangaPage moon={useBirthMoon()} />;
}
