import type { DrawClientPage } from '@nebosvod/contracts/client-page';
import { readableBrand } from '@nebosvod/drawing/readable-colour';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClientPageView, clientPageTitle } from './client-page.tsx';

/** Draws the page of a link on the server. */
export const drawClientPage: DrawClientPage = (page) => ({
  title: clientPageTitle(page),
  style: page.kind === 'open' ? brandRules(page.brand.colour) : '',
  body: renderToStaticMarkup(<ClientPageView page={page} />),
});

/** Grounds of both themes. Source: ui/tokens.css. */
const grounds = { light: '#faf7f1', dark: '#0e1020' } as const;

/** A brand's colour on both grounds, as variables of the page. */
function brandRules(colour: string): string {
  const onDark = readableBrand(colour, grounds.dark);
  const onLight = readableBrand(colour, grounds.light);
  const rule = ({ colour: own, on }: typeof onDark) => `:root{--brand:${own};--on-brand:${on}}`;
  return `${rule(onDark)}@media (prefers-color-scheme:light){${rule(onLight)}}`;
}
