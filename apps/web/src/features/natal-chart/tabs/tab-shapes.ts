import type { TabShape } from '../../../chart/tab-shape.tsx';

/** Shapes of the tabs while they come. Heights are those of a usual chart; a tab without a switch has none above. */
export const tabShapes = {
  planets: { parts: ['table'], columns: 5, heights: [707, 527] },
  birth: { parts: ['table'], columns: 2, heights: [2073, 1868] },
  bhava: { parts: ['drawing', 'table'], hasControls: true, heights: [1093, 991] },
  kp: { parts: ['words', 'table'], columns: 6, hasControls: true, heights: [2300, 1900] },
  lagnas: { parts: ['table'], columns: 3, heights: [1790, 1560] },
  pushkara: { parts: ['table'], columns: 5, heights: [707, 527] },
  chakras: { parts: ['drawing', 'table'], hasControls: true, heights: [1410, 1134] },
  shadbala: { parts: ['bars', 'table'], columns: 8, heights: [1789, 1561] },
  ashtakavarga: { parts: ['drawing', 'words', 'table'], columns: 8, hasControls: true, heights: [1378, 949] },
  avasthas: { parts: ['table'], columns: 5, heights: [729, 523] },
  relations: { parts: ['table'], columns: 8, hasControls: true, heights: [729, 523] },
  war: { parts: ['words'], heights: [247, 163] },
  dashas: { parts: ['words', 'table'], columns: 3, hasControls: true, heights: [1979, 1544] },
  'rasi-dashas': { parts: ['words', 'table'], columns: 3, hasControls: true, heights: [2427, 1885] },
  transits: { parts: ['table'], columns: 5, hasControls: true, heights: [2048, 1597] },
  'sade-sati': { parts: ['words', 'table'], columns: 4, heights: [1333, 1119] },
  rectification: { parts: ['words', 'fields'], heights: [897, 552] },
  life: { parts: ['words', 'lanes', 'list'], hasControls: true, heights: [4800, 2900] },
  yogas: { parts: ['list'], hasControls: true, heights: [2723, 1968] },
  doshas: { parts: ['list'], heights: [1454, 1215] },
  pitri: { parts: ['list'], heights: [1401, 1252] },
  tajaka: { parts: ['words', 'drawing', 'table'], columns: 2, hasControls: true, heights: [3189, 1700] },
  compatibility: { parts: ['fields', 'words'], heights: [366, 236] },
  reading: { parts: ['words', 'list'], hasControls: true, heights: [588, 538] },
} as const satisfies Readonly<Record<string, TabShape>>;
