import './platform/trusted-types.ts';
import './ui/client-page.css';
import './ui/chart/chart.css';
// The script names no component of the page; what keeps their sheets in the build is build/kept-sheets.ts.
import './features/client-page/client-page.module.css';
import './features/client-page/section-links.module.css';
import './features/client-page/sky-figure.module.css';
import './features/client-page/chart-aside.module.css';
import './features/client-page/proof.module.css';
import './features/client-page/closed-page.module.css';
import { enliven } from './features/client-page/enliven.ts';

/* The page of a document comes whole from the server and stays as it is: only what is pressed needs this. */
enliven();
