import { BlockList, isIPv6 } from 'node:net';
import type { Env } from '../../env.ts';
import { yookassaSources } from './yookassa-sources.table.ts';

/**
 * Whether a notification may come from an address: the operator's list, else YooKassa's own. Where another service
 * stands in for YooKassa (`YOOKASSA_API_URL`) and no list is given, any address may.
 */
export function isNotificationSource(
  env: Pick<Env, 'YOOKASSA_SOURCES' | 'YOOKASSA_API_URL'>,
  address: string,
): boolean {
  const listed = env.YOOKASSA_SOURCES?.split(',').map((one) => one.trim());
  if (!listed && env.YOOKASSA_API_URL !== undefined) return true;
  const sources = new BlockList();
  for (const one of listed ?? yookassaSources) {
    const [network = '', bits] = one.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    sources.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return sources.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
