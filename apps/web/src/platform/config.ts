import type { WebConfig } from '@nebosvod/contracts/web-config';
import { currentHost } from './host.ts';

/** What the operator's environment tells the web. */
export const config: WebConfig = currentHost().config;
