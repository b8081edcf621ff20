import type { Rule } from '@nebosvod/contracts/rule';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { type PRASHNA_TESTIMONIES, PRASHNA_VERDICTS } from '@nebosvod/engine/prashna/prashna.ids';
import { grahaName } from '@nebosvod/terms/graha';
import { signName } from '@nebosvod/terms/sign';
import { PRASHNA_LABELS, VERDICT_LABELS } from '../language/prashna-label.table.ts';
import { MATTER_WORDS } from '../language/prashna-matter.table.ts';

type PrashnaRule = Extract<Rule, { kind: 'prashna' }>;

/** A testimony by its name, in small letters; null of an id that is none of its part. */
export function testimonyName(part: keyof typeof PRASHNA_TESTIMONIES, id: string): string | null {
  const names: Readonly<Record<string, string>> = PRASHNA_LABELS[part];
  return names[id] ?? null;
}

/** What a rule of a question says, for its table: «Иттхашала, сходящийся аспект двух владык». */
export function prashnaLabel({ part, id, matter }: PrashnaRule): string {
  switch (part) {
    case 'matter':
      return `Вопрос ${MATTER_WORDS[matter].about}`;
    case 'verdict': {
      const verdict = PRASHNA_VERDICTS.find((one) => one === id);
      return `Ответ: ${verdict ? VERDICT_LABELS[verdict] : id}`;
    }
    case 'rising':
      return `Восходящий знак вопроса: ${signName(Number(id))}`;
    case 'moon-house':
      return `Луна вопроса в ${id}-м доме`;
    case 'arudha-house':
      return `Арудха вопроса в ${id}-м доме`;
    case 'contact': {
      const names = id.split('-').map((one) => GRAHAS.find((graha) => graha === one));
      return `Точный аспект: ${names.map((graha) => (graha ? grahaName(graha) : '')).join(' и ')}`;
    }
    default: {
      const name = testimonyName(part, id) ?? id;
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    }
  }
}
