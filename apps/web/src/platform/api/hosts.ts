import type { WebConfig } from '@nebosvod/contracts/web-config';

export type Hosts = Pick<WebConfig, 'prodAppHost' | 'testAppHost' | 'apiHost'>;

/**
 * The origin a call goes to, by the host rule of the product: auth calls use the API host, `get_user_by_email` always the test host,
 * any other the production host when the page's hostname contains `app.`, else the test host.
 * @returns an origin without a trailing slash, or '' for the page's own
 */
export function originOf(path: string, pageHostname: string, hosts: Hosts): string {
  const origin = path.startsWith('/v3/auth/')
    ? hosts.apiHost
    : path.startsWith('/v3/user/get_user_by_email') || !pageHostname.includes('app.')
      ? hosts.testAppHost
      : hosts.prodAppHost;
  return origin.replace(/\/+$/, '');
}
