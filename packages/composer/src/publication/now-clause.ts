import { bodiesIn, placesIn } from './said-of-sky.ts';

export const TODAY = /(?<![а-яё])(?:сегодня|сейчас|нынче)(?![а-яё])/iu;
/** «Меркурий сейчас ретрограден и прямым станет только в феврале»: what ends it is of another day. */
const TILL_THEN =
  /(?:,|(?<![а-яё])(?:и|а|но))(?: [а-яё]+){0,3} (?:станет|повернёт|повернет|разверн[её]тся|выйдет|пойд[её]т|останется|будет|пробудет|продлится|закончит|закончится|кончится|выпрямится|вернётся|вернется)(?![а-яё])/iu;

/** A sentence of now without its clause of when that ends, where the clause tells nothing else of the sky. */
export function ofNow(words: string): string {
  const joint = TILL_THEN.exec(words);
  if (!joint) return words;
  const [now, later] = [words.slice(0, joint.index), words.slice(joint.index)];
  const isElse = bodiesIn(later).length > 0 || placesIn(later).length > 0 || /луни|затмени|четверт/iu.test(later);
  return TODAY.test(now) && bodiesIn(now).length > 0 && !isElse ? now : words;
}
