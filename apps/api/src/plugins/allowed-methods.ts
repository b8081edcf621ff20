import type { Endpoint } from '@nebosvod/contracts/endpoint';

const patterns = new WeakMap<Endpoint, RegExp>();

/**
 * Methods that some endpoint takes at a path, for the `Allow` header of a 405.
 * @returns empty when no endpoint lives there.
 */
export function allowedMethods(endpoints: readonly Endpoint[], path: string): string[] {
  const methods = new Set<string>();
  for (const endpoint of endpoints) {
    if (!patternOf(endpoint).test(path)) continue;
    methods.add(endpoint.method);
    if (endpoint.method === 'GET') methods.add('HEAD');
  }
  return [...methods];
}

function patternOf(endpoint: Endpoint): RegExp {
  const known = patterns.get(endpoint);
  if (known) return known;
  const source = endpoint.path
    .replaceAll(/[.*+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/(?<=.)\/$/, '/?');
  const pattern = new RegExp(`^${source}$`);
  patterns.set(endpoint, pattern);
  return pattern;
}
