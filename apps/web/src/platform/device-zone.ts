/** IANA zone of the clock of this device. Where the browser has no Temporal, its first answer takes a phone a tenth of a second. */
export function deviceZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
