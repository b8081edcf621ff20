import { z } from 'zod';

/** As many as a column of the database counts to, the next one included. */
const MOST = 2 ** 31 - 2;

/** The version a change was made over. */
export const versionField = (least: 0 | 1) =>
  z.number().int().min(least).max(MOST, 'Такой версии нет: номера версий меньше');
