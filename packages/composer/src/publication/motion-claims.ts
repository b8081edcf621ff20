import type { TransitBody } from '@nebosvod/engine/transit/motion';
import type { Station } from '@nebosvod/engine/transit/station';
import { grahaName } from '@nebosvod/terms/graha';
import type { Remark } from './remark.ts';
import { FARTHEST, isDenied, mayBeOfOtherThings, nearestBody } from './said-of-sky.ts';
import { type Said, stop, whenOf } from './said-sentence.ts';
import { BECOMES, DIRECT, HAS_TURNED, PAST_MOTION, RETROGRADE, TURN_ALONE, TURNS } from './sky-word.table.ts';

const ANOTHER = /, (?:зато|а|но) [а-яё]+ /iu;
const OF_THE_SKY = /ретро|попятн|директ/iu;
const OF_SOME_TIME =
  /(?<![а-яё])(?:дат[аыу]?|дн[иейям]+|период[а-яё]*|врем[ея][а-яё]*|календар[а-яё]*|график[а-яё]*|цикл[а-яё]*|смысл[а-яё]*|тем[аеуы]|лекци[а-яё]*|мем[а-яё]*) $/iu;
/** The lights never turn, and of the nodes nobody says that they do. */
const NEVER_TURN = new Set<TransitBody>(['sun', 'moon', 'rahu', 'ketu']);

/** Which way a body is said to go, or to turn, when it does not. */
export function motionClaims(said: Said): readonly Remark[] {
  const { words, seen, isOfADay, isDated } = said;
  const back = RETROGRADE.exec(words);
  const ahead = DIRECT.exec(words);
  const claim = ahead ?? back ?? TURN_ALONE.exec(words);
  const named = claim && nearestBody(words, claim);
  if (!claim || !named || NEVER_TURN.has(named.body) || isDenied(words, claim.index)) return [];
  const { body } = named;
  // «Гуру пошёл назад к ученикам» is of a teacher.
  if (!isOfADay && mayBeOfOtherThings(named, words) && !OF_THE_SKY.test(claim[0])) return [];
  // «Меркурий ретрограден, зато снег пошёл вперёд» is said of the snow.
  if (ANOTHER.test(words.slice(named.to, claim.index))) return [];
  const from = claim.index;
  const goes = `${grahaName(body)} ${whenOf(said.throughout ? { seen: said.throughout } : said)} идёт `;
  const goesBack = seen.speeds(body).some((speed) => speed < 0) || hasTurn(said, body);
  const goesAhead = seen.speeds(body).some((speed) => speed > 0) || hasTurn(said, body);
  const becomes = BECOMES.find(([pattern]) => pattern.test(words))?.[1];
  const isAlone = !ahead && !back;
  const hasTurned = becomes !== undefined && HAS_TURNED.test(words) && !isDated;
  if ((becomes !== undefined || isAlone || TURNS.test(words)) && !hasTurned) {
    if (isAlone && Math.abs(named.from - from) > FARTHEST) return [];
    const turns = seen.turns(body).filter((station) => becomes === undefined || station.turns === becomes);
    if (!isOfADay || turns.length > 0) return [];
    const way = goesBack ? 'назад' : 'прямо';
    return [stop(from, claim[0], `${goes}${way}, разворота рядом нет.`, `${grahaName(body)} идёт ${way}`)];
  }
  if (PAST_MOTION.test(words) && !isOfADay && !hasTurned) return [];
  // «Попятный Меркурий без страшилок» is a subject, «Меркурий попятный» is said of the day.
  if (!ahead && /^попятн/iu.test(claim[0]) && from < named.from && !isOfADay) return [];
  // «Даты ретроградного Меркурия» are of some time, and say of none.
  if (!ahead && from < named.from && !isOfADay && OF_SOME_TIME.test(words.slice(0, from))) return [];
  const saysAhead = hasTurned ? becomes === 'direct' : ahead !== null;
  // «Пятится с начала марта»: so it is today as well, whatever it was on the first.
  const today = said.throughout?.speeds(body);
  const isOther = today?.every((speed) => (saysAhead ? speed < 0 : speed > 0)) ?? false;
  if (saysAhead && (!goesAhead || isOther)) return [stop(from, claim[0], `${goes}назад.`, 'ретроградный')];
  if (!saysAhead && (!goesBack || isOther)) return [stop(from, claim[0], `${goes}прямо.`, 'идёт прямо')];
  return [];
}

/** Whether it goes both ways within the days: of one day its looks say that. */
function hasTurn({ seen }: Said, body: TransitBody): boolean {
  const turns: readonly Station[] = seen.isOneDay ? [] : seen.turns(body);
  return turns.length > 0;
}
