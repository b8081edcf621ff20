/**
 * IANA zone of coordinates, from the boundaries of timezone-boundary-builder.
 * The data set is large, so it is loaded at the first call: most births come with their zone from the gazetteer.
 */
export async function zoneAt(latitude: number, longitude: number): Promise<string> {
  const { find } = await import('geo-tz/all');
  return find(latitude, longitude)[0] ?? 'UTC';
}
