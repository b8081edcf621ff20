import { encode } from 'uqr';

/** A QR code: squares a side, the dark ones as one path. */
export interface CodeDrawing {
  readonly side: number;
  readonly d: string;
}

/** The QR code of an address, with a quiet border of two squares. */
export function codeOfAddress(address: string): CodeDrawing {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const d = data
    .flatMap((row, y) => runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`))
    .join('');
  return { side: size, d };
}

/** Stretches of dark squares of a row, `to` exclusive. */
function runsOf(row: readonly boolean[]): (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last?.[1] === x) last[1] = x + 1;
    else if (isDark) runs.push([x, x + 1]);
  });
  return runs;
}
