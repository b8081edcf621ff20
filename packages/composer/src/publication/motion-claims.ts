import { grahaName } from '@nebosvod/terms/graha';
import type { Remark } from './remark.ts';
import { isDenied, nearestBody } from './said-of-sky.ts';
import { type Said, stop } from './said-sentence.ts';
import { DIRECT, PAST_MOTION, RETROGRADE, TURNS } from './sky-word.table.ts';

const ANOTHER = /, (?:зато|а|но) [а-яё]+ /iu;

/** Which way a body turns, where it is said. */
const BECOMES = [
  [/стан(?:овится|ет|овился|овилась) (?:ретроград|попятн)/iu, 'retrograde'],
  [/стан(?:овится|ет|овился|овилась) директн/iu, 'direct'],
] as const;

export function motionClaims({ words, seen, isOfADay }: Said): readonly Remark[] {
  const back = RETROGRADE.exec(words);
  const ahead = DIRECT.exec(words);
  const claim = ahead ?? back;
  const named = claim && nearestBody(words, claim);
  if (!claim || !named || (PAST_MOTION.test(words) && !isOfADay) || isDenied(words, claim.index)) return [];
  const { body } = named;
  if (body === 'sun' || body === 'moon') return [];
  // «Меркурий ретрограден, зато снег пошёл вперёд» is said of the snow.
  if (ANOTHER.test(words.slice(named.to, claim.index))) return [];
  const from = claim.index;
  const goes = `${grahaName(body)} в этот день идёт `;
  if (TURNS.test(words)) {
    const becomes = BECOMES.find(([pattern]) => pattern.test(words))?.[1];
    const turns = seen.turns(body).filter((station) => becomes === undefined || station.turns === becomes);
    if (!isOfADay || turns.length > 0) return [];
    const way = seen.speeds(body).every((speed) => speed < 0) ? 'назад' : 'прямо';
    return [stop(from, claim[0], `${goes}${way}, разворота рядом нет.`, `${grahaName(body)} идёт ${way}`)];
  }
  // «Попятный Меркурий без страшилок» is a subject, «Меркурий попятный» is said of the day.
  if (!ahead && /^попятн/iu.test(claim[0]) && from < named.from && !isOfADay) return [];
  const speeds = seen.speeds(body);
  if (ahead && speeds.every((speed) => speed < 0)) return [stop(from, claim[0], `${goes}назад.`, 'ретроградный')];
  if (!ahead && speeds.every((speed) => speed > 0)) return [stop(from, claim[0], `${goes}прямо.`, 'идёт прямо')];
  return [];
}
