import { type WebConfig, webConfigSchema } from '@nebosvod/contracts/web-config';

/** What the web stands on: a browser, or the server that draws a page for a guest. */
export interface Host {
  readonly config: WebConfig;
  /** Name of the host in the address of the page: it chooses the origin of calls. */
  readonly hostname: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

let provided: Host | null = null;

/** The server says what it is before it loads the app; a browser needs no word. */
export function provideHost(host: Host): void {
  provided = host;
}

/** The host of this app; in a browser with the JSON block that the server wrote into the page. */
export function currentHost(): Host {
  provided ??= {
    config: webConfigSchema.parse(JSON.parse(document.getElementById('config')?.textContent ?? '{}')),
    hostname: location.hostname,
    fetch: (url, init) => fetch(url, init),
  };
  return provided;
}
