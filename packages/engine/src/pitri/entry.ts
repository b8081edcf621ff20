import type { Condition } from '../yoga/condition.ts';
import type { PitriDefinition, PitriKind } from './definition.ts';

/** One verse of the chapter on curses as a rule. */
export function verse(
  kind: PitriKind,
  number: number | `${number}–${number}`,
  when: Condition,
  text: string,
  never?: string,
): PitriDefinition {
  const id = `${kind}-${String(number).replace('–', '-')}`;
  return {
    id,
    kind,
    name: `${NAMES[kind]}, 83.${number}`,
    source: `[BPHS 83.${number}]`,
    when,
    text,
    ...(never ? { never } : {}),
  };
}

const NAMES: Readonly<Record<PitriKind, string>> = {
  sarpa: 'Сарпа-шапа',
  pitri: 'Питри-шапа',
  matri: 'Матри-шапа',
  bhratri: 'Бхратри-шапа',
  matula: 'Матула-шапа',
  brahma: 'Брахма-шапа',
  patni: 'Патни-шапа',
  preta: 'Прета-шапа',
  popular: 'Питри-доша',
};
