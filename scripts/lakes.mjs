// node scripts/lakes.mjs [GSHHS_l_L2.shp]: cuts the lakes of the map of the world from those of GSHHG, which Debian packs in python-cartopy-data.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const [, , file = '/usr/share/cartopy/data/shapefiles/gshhs/l/GSHHS_l_L2.shp'] = process.argv;
const target = join(root, 'apps/web/src/features/astrolog/map/lake.table.ts');

/** The smallest that is seen on the map, km². */
const smallest = 4000;
/** A shore straighter than this is one line, degrees: a third of a pixel on a wide page. */
const tolerance = 0.1;
const earthRadius = 6371;
const radian = Math.PI / 180;

/** Rings of a shapefile of polygons, longitude and latitude in degrees. Source: ESRI Shapefile Technical Description, 1998. */
function* ringsOf(bytes) {
  for (let at = 100; at < bytes.length; at += 8 + 2 * bytes.readInt32BE(at + 4)) {
    const parts = bytes.readInt32LE(at + 8 + 36);
    const points = bytes.readInt32LE(at + 8 + 40);
    const first = at + 8 + 44 + 4 * parts;
    yield Array.from({ length: points }, (_, index) => [
      bytes.readDoubleLE(first + 16 * index),
      bytes.readDoubleLE(first + 16 * index + 8),
    ]);
  }
}

/** Area by the cylinder of equal areas, km². */
function areaOf(ring) {
  const twice = ring.slice(1).reduce((sum, [x, y], index) => {
    const [lastX, lastY] = ring[index];
    return sum + lastX * Math.sin(y * radian) - x * Math.sin(lastY * radian);
  }, 0);
  return (Math.abs(twice) / 2) * radian * earthRadius ** 2;
}

/** Numbers of the rings that are widened rivers: a negative area in the table beside the shapes. Source: README of GSHHG, version 2.1. */
function riversOf(bytes) {
  const [head, width] = [bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
  const areaAt = width - 24;
  const numbers = Array.from({ length: bytes.readUInt32LE(4) }, (_, index) => index);
  return new Set(
    numbers.filter(
      (index) => Number(bytes.toString('latin1', head + index * width + areaAt, head + (index + 1) * width)) < 0,
    ),
  );
}

/** The points of a line that its shape needs. Source: Douglas and Peucker 1973. */
function simplified(line) {
  const [[startX, startY], [endX, endY]] = [line[0], line.at(-1)];
  const length = Math.hypot(endX - startX, endY - startY);
  const offset = ([x, y]) =>
    length === 0
      ? Math.hypot(x - startX, y - startY)
      : Math.abs((endX - startX) * (y - startY) - (endY - startY) * (x - startX)) / length;
  const offsets = line.map(offset);
  const farthest = offsets.indexOf(Math.max(...offsets));
  if (offsets[farthest] <= tolerance) return [line[0], line.at(-1)];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

/** The Caspian is a hole in the land already; a lake of Chukotka that the meridian of 180° cuts is too small. */
const isTold = (ring) => ring.every(([x, y]) => Math.abs(x) < 179 && !(x > 46 && x < 55 && y > 36 && y < 48));

const rivers = riversOf(readFileSync(file.replace(/\.shp$/, '.dbf')));
const lakes = [...ringsOf(readFileSync(file))]
  .filter((ring, index) => !rivers.has(index) && areaOf(ring) >= smallest && isTold(ring))
  .map((ring) => simplified(ring).map((point) => point.map((degrees) => Number(degrees.toFixed(1)))))
  .sort((a, b) => areaOf(b) - areaOf(a));
const rows = lakes.map((ring) => `  [${ring.flat().join(', ')}],`);
writeFileSync(
  target,
  `/**
 * Shores of the lakes, longitude and latitude in turn, degrees; the largest first. Written by \`scripts/lakes.mjs\`, then by the formatter.
 * Source: [GSHHG].
 */
export const lakes: readonly (readonly number[])[] = [
${rows.join('\n')}
];
`,
);
console.log(`${lakes.length} lakes, ${lakes.reduce((sum, ring) => sum + ring.length, 0)} points`);
