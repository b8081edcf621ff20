import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSessionState } from '../platform/session/use-session.ts';
import { lazyNamed } from '../ui/lazy-named.ts';
import { AreaGate } from './area-gate.tsx';
import type { KeptBookProps } from './kept-book.tsx';

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

/** A guest has left nothing here: neither the book nor its code is asked for. */
function OwnBook({ area }: KeptBookProps) {
  const { user } = useSessionState();
  return <Suspense fallback={null}>{user !== null && <KeptBook area={area} />}</Suspense>;
}

const AstrologLeft = () => (
  <>
    <OwnBook area="astrolog" />
    <AstrologPreview />
  </>
);
const VedaLeft = () => <OwnBook area="veda" />;
const NumerologLeft = () => (
  <>
    <OwnBook area="numerolog" />
    <NumerologPreview />
  </>
);

export const AstrologArea = () => <AreaGate area="astrolog" page={Astrolog} preview={AstrologLeft} />;
export const NumerologArea = () => <AreaGate area="numerolog" page={Numerolog} preview={NumerologLeft} />;
export const MarketerArea = () => <AreaGate area="marketer" page={Marketer} preview={MarketerPreview} />;
export const VedaArea = () => <AreaGate area="veda" page={Veda} preview={VedaLeft} />;
