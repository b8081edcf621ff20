import type { Endpoint } from '@nebosvod/contracts/endpoint';
import type { WebConfig } from '@nebosvod/contracts/web-config';

export type Hosts = Pick<WebConfig, 'prodAppHost' | 'testAppHost' | 'apiHost'>;

/**
 * The origin that answers an endpoint, by the host rule of the product: accounts live on the API host; pages ask the production host
 * when their hostname contains `app.`, else the test host.
 * @returns an origin without a trailing slash, or '' for the page's own
 */
export function originOf({ host }: Pick<Endpoint, 'host'>, pageHostname: string, hosts: Hosts): string {
  const origin =
    host === 'accounts'
      ? hosts.apiHost
      : host === 'test' || !pageHostname.includes('app.')
        ? hosts.testAppHost
        : hosts.prodAppHost;
  return origin.replace(/\/+$/, '');
}
