import type { ganaTable, nakshatraNatureTable, yoniTable } from './avakahada.table.ts';

export type GanaId = keyof typeof ganaTable;
export type YoniId = keyof typeof yoniTable;
export type NakshatraNatureId = keyof typeof nakshatraNatureTable;
