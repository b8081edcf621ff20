import { setImmediate as turn } from 'node:timers/promises';
import { checkWords } from '@nebosvod/composer/publication/check-words';
import type { saveContentEntry } from '@nebosvod/contracts/admin-content';
import { capabilities, unbuiltIn } from '@nebosvod/contracts/built.table';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';

type Doubt = AnswerOf<typeof saveContentEntry>['doubts'][number];

/** Of the rules of publications those that hold for any public word; that a shop sells, and names its owner, is its business. */
const promises = new Set(['guarantee', 'health', 'money', 'fear']);
/** What an answer holds at most. */
const most = 50;

/** Every text of an entry with the path of its field. */
function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, path === '' ? name : `${path}.${name}`));
}

/**
 * What a public text promises and may not: a result, health, money, a fright, or something the product has not. It is for the
 * operator to judge; nothing is refused for it.
 */
export async function doubtsOf(data: unknown): Promise<Doubt[]> {
  const doubts: Doubt[] = [];
  for (const [path, text] of textsOf(data, '')) {
    // Each field is read within a few milliseconds; others go between them.
    await turn();
    for (const { rule, level, from, to, message, suggestion } of checkWords(text)) {
      if (promises.has(rule))
        doubts.push({ path, level, words: text.slice(from, to), message, ...(suggestion && { suggestion }) });
    }
    for (const id of unbuiltIn(text)) {
      const words = capabilities.find((capability) => capability.id === id)?.words.exec(text)?.[0] ?? '';
      doubts.push({ path, level: 'stop', words, message: 'Этого сервис пока не умеет: покупатель будет ждать.' });
    }
  }
  return doubts.slice(0, most);
}
