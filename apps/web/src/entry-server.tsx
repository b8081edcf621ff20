import type { DrawPage } from '@nebosvod/contracts/public-page';
import { renderToString } from 'react-dom/server';
import { pageHead, sharedPage } from './features/panchanga/public/head.ts';
import { PublicPageView } from './features/panchanga/public/public-page.tsx';

/** Draws a public page on the server. The API loads the built form of this file and calls nothing else of the web. */
export const drawPage: DrawPage = (page, origin) => ({
  head: pageHead(page, origin),
  body: renderToString(<PublicPageView page={page} shared={sharedPage(page, origin)} />),
});
