import type { Condition } from '../yoga/condition.ts';
import type { PitriDefinition, PitriKind, PitriYogaId } from './definition.ts';

/**
 * One verse of the chapter on curses as a rule.
 * @param id kind and number of the verse: `sarpa-9`
 */
export function verse<Kind extends PitriKind>(
  kind: Kind,
  id: Extract<PitriYogaId, `${Kind}-${number}`>,
  when: Condition,
  text: string,
  never?: string,
): PitriDefinition {
  const number = id.slice(kind.length + 1);
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
