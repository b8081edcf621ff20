import type { Unit } from '../../unit.ts';
import { type ToldText, toldByState } from '../told.ts';

/** A special lagna by the strength of the lord of its sign; the book gives the point, its reading is current practice. */
export const specialLagna = (id: string, book: string | null, strong: ToldText, weak: ToldText): Unit =>
  toldByState(
    `special-lagna-${id}`,
    { kind: 'special-lagna', id },
    [
      { when: { strength: 'strong' }, ...strong },
      { when: { strength: 'weak' }, ...weak },
    ],
    [...(book === null ? [] : [{ key: book, role: 'idea' as const }]), { key: 'modern', role: 'modern' }],
  );
