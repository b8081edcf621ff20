import './platform/trusted-types.ts';
import './features/panchanga/public/public.css';
import { type PublicPage, pageDataId } from '@nebosvod/contracts/public-page';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { PublicPageView } from './features/panchanga/public/public-page.tsx';
import { comeAlive } from './platform/early-events.ts';
import { DrawnAt } from './platform/hydration.ts';
import { withTemporal } from './platform/temporal.ts';

/** A page comes whole from the server; here it learns what time it is. */
const root = document.getElementById('root');
const data: unknown = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
// Behind a proxy the server knows its address better than this window does, and has written it into the head.
const url = document.querySelector('link[rel=canonical]')?.getAttribute('href');
const shared = url ? { url, title: document.title } : null;
if (root && isPage(data)) withTemporal(() => show(root, data));

function show(element: HTMLElement, page: PublicPage): void {
  const view = (drawnAt: number | null) => (
    <DrawnAt value={drawnAt}>
      <PublicPageView page={page} shared={shared} />
    </DrawnAt>
  );
  const roots: Root[] = [];
  // In slices: a long page never holds a press back.
  startTransition(() => {
    roots.push(hydrateRoot(element, view(0)));
  });
  void comeAlive(element).then(() => {
    startTransition(() => {
      for (const one of roots) one.render(view(null));
    });
  });
}

/** The server wrote it a moment ago from the same type: its kind tells it from an empty page of the development server. */
function isPage(value: unknown): value is PublicPage {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
