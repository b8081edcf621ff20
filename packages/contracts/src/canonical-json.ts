/** A value as JSON that is the same for any order of its fields: keys sorted at every depth, fields without a value left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((inner) => canonicalJson(inner)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields: string[] = [];
  for (const [key, inner] of Object.entries(value).sort(byKey)) {
    if (inner !== undefined) fields.push(`${JSON.stringify(key)}:${canonicalJson(inner)}`);
  }
  return `{${fields.join(',')}}`;
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
