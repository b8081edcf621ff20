import { lazyRouteComponent } from '@tanstack/react-router';
import { lazyNamed } from '../ui/lazy-named.ts';
import { AreaGate } from './area-gate.tsx';

/* The pages of the areas behind their gates, with what the gates have to know of the products. */

const Astrolog = lazyRouteComponent(() => import('./astrolog-route.tsx'), 'AstrologRoute');
const AstrologPreview = lazyRouteComponent(
  () => import('../features/astrolog/astrolog-preview.tsx'),
  'AstrologPreview',
);
const Numerolog = lazyRouteComponent(() => import('./numerolog-route.tsx'), 'NumerologRoute');
const NumerologPreview = lazyRouteComponent(
  () => import('../features/numerolog/numerolog-preview.tsx'),
  'NumerologPreview',
);
const Marketer = lazyRouteComponent(() => import('./marketer-route.tsx'), 'MarketerRoute');
const MarketerPreview = lazyRouteComponent(
  () => import('../features/marketer/marketer-preview.tsx'),
  'MarketerPreview',
);
const Veda = lazyRouteComponent(() => import('./veda-route.tsx'), 'VedaRoute');

const KeptBook = lazyNamed(
  () => import('./kept-book.tsx'),
  (module) => module.KeptBook,
);
const AstrologLeft = () => (
  <>
    <KeptBook area="astrolog" />
    <AstrologPreview />
  </>
);
const VedaKept = () => <KeptBook area="veda" />;
const NumerologLeft = () => (
  <>
    <KeptBook area="numerolog" />
    <NumerologPreview />
  </>
);

export const AstrologArea = () => <AreaGate area="astrolog" page={Astrolog} preview={AstrologLeft} />;
export const NumerologArea = () => <AreaGate area="numerolog" page={Numerolog} preview={NumerologLeft} />;
export const MarketerArea = () => <AreaGate area="marketer" page={Marketer} preview={MarketerPreview} />;
export const VedaArea = () => <AreaGate area="veda" page={Veda} preview={VedaKept} />;
