import './platform/trusted-types.ts';
import './ui/client-page.css';
import './ui/chart/chart.css';
import { enliven } from './features/client-page/enliven.ts';

/* The page of a document comes whole from the server and stays as it is: only what is pressed needs this. */
enliven();
