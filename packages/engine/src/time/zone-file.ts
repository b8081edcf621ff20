/** Offsets of a zone through time: the first, then each change. Seconds since 1970, seconds east of UTC. */
export interface ZoneHistory {
  readonly first: number;
  readonly changes: readonly { readonly at: number; readonly offset: number }[];
}

const HEADER = 44;
/** Before this a file of 64 bits may carry a record for the Big Bang. */
const EARLIEST = Date.UTC(1800, 0, 1) / 1000;

/**
 * Reads a compiled zone file of version 2 or later. [RFC 8536]
 * @throws Error for anything else
 */
export function zoneHistory(bytes: Uint8Array): ZoneHistory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x545a6966 || view.getUint8(4) < 0x32) throw new Error('not a zone file of version 2');
  const sizes = (at: number) => {
    const [ut, standard, leaps, times, types, letters] = [20, 24, 28, 32, 36, 40].map((part) =>
      view.getUint32(at + part),
    );
    return { ut, standard, leaps, times, types, letters };
  };
  const old = sizes(0);
  const second = HEADER + old.times * 5 + old.types * 6 + old.letters + old.leaps * 8 + old.standard + old.ut;
  const { times, types } = sizes(second);
  const timesAt = second + HEADER;
  const kindsAt = timesAt + times * 8;
  const typesAt = kindsAt + times;
  const offsets = Array.from({ length: types }, (_, index) => view.getInt32(typesAt + index * 6));
  const changes: { at: number; offset: number }[] = [];
  let previous = offsets[0];
  for (let index = 0; index < times; index++) {
    const at = Number(view.getBigInt64(timesAt + index * 8));
    const offset = offsets[view.getUint8(kindsAt + index)];
    if (at >= EARLIEST && offset !== previous) changes.push({ at, offset });
    previous = offset;
  }
  return { first: offsets[0], changes };
}
