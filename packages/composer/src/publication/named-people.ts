import { either, isFamous, isForeign, isGiven, isOfTheDead } from './known-name.ts';
import {
  AGREED,
  AT_HOME,
  CLOSE,
  DEED,
  FIRST_WORDS,
  HINTED,
  IS_BORN,
  NAMES_LIKE_WORDS,
  NAMING,
  NO_NAME,
  OF_LETTERS,
  OF_PLACES,
  OF_PRACTICE,
  OF_SAINTS,
  OF_SAINTS_DAY,
  OF_WORK,
  PERSONAL,
  PRIVATE,
  SELF,
} from './person-name.table.ts';
import type { Remark, Span } from './remark.ts';
import { plain, type Sentence } from './sentence.ts';
import { mapped, type Sliced } from './slices.ts';

const CAPITAL = /(?<![А-Яа-яЁё])[А-ЯЁ][а-яё]+(?:-(?:[А-ЯЁ][а-яё]+|млад[а-яё]+|старш[а-яё]+))?(?!-?[а-яё])/gu;
const FIRST = new Set(plain(FIRST_WORDS).split(/\s+/u));
const LIKE_WORDS = new Set(plain(NAMES_LIKE_WORDS).split(/\s+/u));
const KNOWN_TO_ME = new RegExp(`(?<![а-я])(?:${either(CLOSE)})[а-я]{0,3}(?:,)?(?: по имени| зовут)? $`, 'u');
/** «Писала одна подписчица»: it is no book that is spoken of. */
const OF_MINE = new RegExp(`(?<![а-я])(?:${either(CLOSE)})[а-я]{0,3}(?![а-я])`, 'u');
const PATRONYMIC =
  /^[а-я]+(?:ович|евич|ьич|ович[аеу]|евич[аеу]|ович[её]м|овн[аеуы]|овной|евн[аеуы]|евной|ичн[аеуы]|иничн[аеуы])$/u;
const SURNAME =
  /^[а-я]{2,}(?:[оеё]в(?:а|у|ым|е|ой|ых)?|[иы]н(?:а|у|ым|е|ой|ых)?|(?:ск|цк)(?:ий|ого|ому|им|ом|ая|ой|ую|их)|енко|ко|(?:[чщ]|ь|н|м|л|д)ук(?:а|у|ом|е)?|юк(?:а|у|ом|е)?|ян(?:а|у|ом|е)?|дзе|швили|(?:ер|ман|берг|ич)(?:а|у|ом|е)?|ых|их)$/u;
/** Surnames that stand alone and are no town: «разбор Ковальчука», «карта Гаспарян». */
const ALONE =
  /^[а-я]{3,}(?:енко|чук(?:а|у|ом|е)?|[оа]ян(?:а|у|ом|е)?|дзе|швили|[оеё]в(?:а|у|ым|е|ой)|[иы]н(?:а|у|ым|ой)|(?:ск|цк)(?:ого|ому|им|ую))$/u;
const OF_A_PLACE = /(?:«|(?<![а-яё])(?:в|во|из|под|до|около|близ))\s?$/iu;
/** A surname that looks like an adjective of a place, when a deed of a person is beside it. */
const DOER = /^[а-я]{3,}(?:(?:ск|цк)(?:ий|ая)|[оеё]в|[иы]н|ук|юк|ич|ман|берг|ер)$/u;
const DOES = new RegExp(`^,? (?:[а-я]+ ){0,2}(?:${either(DEED)})[а-я]*`, 'u');
/** Capitals that are no person: of the sky, of places and of feasts. */
const NO_PERSON =
  /^(?:солнц|атлант|лун(?:[аыеу]|ой|н[а-я]+)$|меркур|венер|марс(?:а|е|у|ом)?$|юпитер|сатурн|уран|нептун|плутон|хирон|земл|раху|кету|вселенн|овен|овн|тел[ье]ц|близнец|рак(?:а|у|ом|е|и|ам|ами|ах|ов)?$|дев(?:а|е|у|ы|ой|ам|ами|ах)?$|льв(?:ы|ам|ами|ах|ов)$|весам|весами|весы$|весах|весов|скорпион|стрел(?:ец|ьц)|козерог|водол|рыб(?:а|ы|у|е|ам|ами|ах|к[аи])?$|змееносец|москв|петербург|росси|рожд|пасх|навруз|купал|крещен|новруз|курбан|ханук|дивали|холи(?![а-я])|масленниц|вконтакт|дзен|рутуб|телеграм|инстаграм|зодиак|млечн|больш|мал(?:ая|ой)|полярн|сириус|орион|плеяд|кассиоп|восток|запад|север|юг|нов(?:ый|ого)|бог(?:а|у|ом|е|и|ов|ам|ами|ах|ин[яеию]|инь)?$|господ|кубк|жезл|пентакл|динари|меч(?:ей|ах|и|ами)$|инди|росс|европ|аз[ии])/u;

/** Of those who lived before any who may be asked: «родилась в ноябре 1867 года». */
const LONG_AGO = /(?<!\d)1(?:[0-7]\d\d|8[0-9]\d)(?:-[а-яё]+)? (?:год|г\.)/u;

/** «Пер. Ч. Айера»: who made a book ours. */
const TRANSLATES = /(?<![а-яё])(?:пер\.|переводе?|ред\.) (?:[А-ЯЁ]\. ?)*$/iu;

interface Named extends Span {
  readonly letters: string;
}

/** «Оля, ты просила», «выплюнь, Лёва»: spoken to, by the given name alone. */
const SPOKEN_TO = {
  before: /(?:^|[,.!?…«—–]) ?$/u,
  after: /^(?:,(?! (?:та|тот|котор|она|он|чь)[а-яё]*(?![а-яё]))|!)/u,
} as const;
/** «Тётя Соня», «дед Валера», «кот Тимофей»: the writer's kin and beasts, by the given name alone. */
const KIN =
  /(?<![а-я])(?:(?:тет[яюеи]|тетей|дяд[яюеи]|дядей|(?:пра)?(?:дед|деда|деду|дедом|дедушк[аиуе]|баб[аыуе]|бабк[аиуе]|бабушк[аиуе])|бабул[яеиюе])|(?:кот|кот[аеу]|котом|котик[а-я]*|котен[а-я]+|кошк[а-я]+|кошечк[а-я]+|пес|пс[аеу]|псом|песик[а-я]*|собак[а-я]+|собачк[а-я]+|щен[а-я]+|хомя[а-я]+|попуга[а-я]+|кролик[а-я]*|кон[ья]|коню|лошад[а-я]+|коз[аеуы]|козел|козл[а-я]+|коров[а-я]+|черепах[а-я]+|такс[аеуы]|овчарк[а-я]+|спаниел[а-я]+|корги|мопс[а-я]*|хаски)(?: по имени| зовут|,)?) $/iu;
/** «Ваш Сергей», «твоего Лёшу»: anybody's. */
const ANYBODY = /(?<![а-я])(?:ваш|тво)[а-я]{1,3} $/iu;

/** People named in a text whose leave nobody asked: not those long dead, not the writer, not an advertiser. */
export function* namedPeople(text: string, sentences: readonly Sentence[]): Sliced<readonly Remark[]> {
  if (AGREED.test(text)) return [];
  const isPrivate = PRIVATE.test(text);
  const hint = isPrivate ? HINTED.exec(text) : null;
  const hinted = hint ? [remarkOn({ from: hint.index, to: hint.index + hint[0].length })] : [];
  const found = yield* mapped(sentences, ({ from, to }): readonly Remark[] => {
    const said = text.slice(from, to);
    const capitals = [...said.matchAll(CAPITAL)].map(({ 0: word, index }) => ({
      letters: plain(word),
      from: from + index,
      to: from + index + word.length,
    }));
    // What is told of a living writer's bed or bottle is not of letters.
    if (LONG_AGO.test(said)) return [];
    // «Выбирали имя внуку: я хотела Фёдора, они Марка»: of nobody yet.
    const isNaming = NAMING.test(said);
    const isOfLetters = OF_LETTERS.test(said) && !isPrivate && !OF_MINE.test(plain(said));
    return runsOf(capitals, text).flatMap((run) => {
      const span = personIn(run, text, { from, to });
      const isLiving = run.some(({ letters }) => isFamous(letters));
      if (!span || (isOfLetters && !isLiving) || (isNaming && run.length === 1) || isAdvertiser(text, span)) return [];
      return [remarkOn(span)];
    });
  });
  const named = found.flat();
  return named.length > 0 ? named : hinted;
}

const remarkOn = ({ from, to }: Span): Remark => ({
  level: 'check',
  rule: 'name',
  from,
  to,
  message: 'Назван человек: нужно его согласие на публикацию.',
  suggestion: 'один человек (без имени)',
});

/** Between capitals of one name: a blank, letters with a full stop, a small word of a surname. */
const BETWEEN = /^(?: |\u00a0|(?: ?[А-ЯЁ]\. ?)+| (?:де|ди|ван|фон|ла|ле|дю|эль|аль|ибн|бин|дер|дель) )$/u;

/** Capitals that follow one another, and what may stand among them. */
function runsOf(capitals: readonly Named[], text: string): readonly (readonly Named[])[] {
  const runs: Named[][] = [];
  for (const capital of capitals) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && BETWEEN.test(text.slice(before.to, capital.from))) run.push(capital);
    else runs.push([capital]);
  }
  return runs;
}

function personIn(run: readonly Named[], text: string, sentence: Span): Span | null {
  const people = run.filter(
    ({ letters }, at) => !(at === 0 && FIRST.has(letters)) && (!NO_PERSON.test(letters) || isGiven(letters)),
  );
  const [first] = people;
  const last = people.at(-1);
  if (!first || !last || isOfTheDead(run.map(({ letters }) => letters))) return null;
  const span = { from: first.from, to: last.to };
  if (people.length === 1 && OF_SAINTS_DAY.test(plain(text.slice(Math.max(0, first.from - 8), first.to)))) return null;
  const before = text.slice(Math.max(0, first.from - 40), first.from);
  // «Меня зовут …» inside quotation marks is said by another.
  if ((SELF.test(before) && !/«[^»]*$/u.test(before)) || OF_PLACES.test(before) || TRANSLATES.test(before)) return null;
  // «Звонила Вера Николаевна, бывшая завуч»: who has a patronymic is a person, whatever stands before.
  const patron = people.findIndex(({ letters }) => PATRONYMIC.test(letters));
  const named = people[patron - 1];
  if (named) return { from: named.from, to: last.to };
  if (people.some(({ letters }) => isFamous(letters))) return span;
  // «У Тома Круза», «Киану Ривз родился»: such a given name and another capital after it.
  const isAfterPlace = OF_A_PLACE.test(before);
  if (!isAfterPlace && people.slice(0, -1).some(({ letters }) => isForeign(letters))) return span;
  if (people.length === 1 && isForeign(first.letters) && IS_BORN.test(text.slice(first.to, sentence.to))) return span;
  if (isKin(people) || isLeftAlone(people, before, text.slice(last.to, last.to + 10))) return null;
  const isFirst = text.slice(sentence.from, first.from).trim() === '';
  const given = people.find(({ letters }) => isGiven(letters));
  if (isUnlisted(people, text, sentence, isFirst)) return span;
  if (isGivenAlone(isFirst ? withoutFirst(people) : people) && isAtHome(text, sentence)) return null;
  const isPair =
    people.length > 1 &&
    people.some(
      ({ letters }, at) =>
        (at > 0 || (people[1] !== undefined && isGiven(people[1].letters))) &&
        (isSurname(letters) || PATRONYMIC.test(letters)) &&
        (given !== undefined || !isFirst),
    );
  if (isPair) return span;
  const initials = /^ ?[А-ЯЁ]\.(?: ?[А-ЯЁ]\.)?/u.exec(text.slice(last.to));
  const hasInitial = initials !== null || /(?<![А-ЯЁа-яё])[А-ЯЁ]\. ?(?:[А-ЯЁ]\. ?)?$/u.test(before);
  if (hasInitial && (given !== undefined || SURNAME.test(last.letters))) {
    return { from: span.from, to: span.to + (given && initials ? initials[0].length : 0) };
  }
  if (given && (!LIKE_WORDS.has(given.letters) || isClose(before)) && (people.length > 1 || OF_PRACTICE.test(text)))
    return span;
  if (PATRONYMIC.test(last.letters) && people.length > 0) return span;
  if (isClose(before) && !isFirst) return span;
  // «Бухгалтер Фёдорова зашла»: who they are begins the sentence.
  if (isFirst && people.length === 2 && SURNAME.test(last.letters) && isClose(text.slice(sentence.from, last.from)))
    return span;
  const isAlone = people.length === 1 || (people.length === 2 && isFirst);
  if (isAlone && DOER.test(last.letters) && DOES.test(plain(text.slice(last.to, last.to + 40)))) return span;
  return people.length === 1 && !isFirst && ALONE.test(last.letters) && !OF_A_PLACE.test(before) ? span : null;
}

/** «По карте Кончиты Вурст видно»: names that nobody has listed, where the sentence tells that it is a person. */
function isUnlisted(people: readonly Named[], text: string, { from, to }: Span, isFirst: boolean): boolean {
  const [one, other] = people;
  if (!one || !other || text.slice(one.to, other.from) !== ' ' || /«|»/u.test(text.slice(one.from - 1, other.to + 1)))
    return false;
  if ([one, other].some(({ letters }) => NO_NAME.test(letters) || LIKE_WORDS.has(letters))) return false;
  const after = text.slice(other.to, to);
  if (IS_BORN.test(after)) return true;
  return !isFirst && !OF_A_PLACE.test(text.slice(from, one.from)) && PERSONAL.test(text.slice(from, to));
}

/** «Терехов», «Терехов-Белый». */
const isSurname = (letters: string): boolean => letters.split('-').some((part) => SURNAME.test(part));

const isGivenAlone = (people: readonly Named[]): boolean =>
  people.length === 1 && people.every(({ letters }) => isGiven(letters));

/** «Отнесла Зинаиде пирог»: the capital of a sentence is no part of the name. */
const withoutFirst = (people: readonly Named[]): readonly Named[] => {
  const [first] = people;
  return first && !isGiven(first.letters) && !isSurname(first.letters) ? people.slice(1) : people;
};

/** «Тётя Соня», where it begins the sentence. */
const isKin = ([kin, ...others]: readonly Named[]): boolean =>
  kin !== undefined && others.length === 1 && KIN.test(`${kin.letters} `) && isGivenAlone(others);

/** A given name alone that asks nobody's leave. */
const isLeftAlone = (people: readonly Named[], before: string, after: string): boolean =>
  people.length === 1 &&
  (KIN.test(plain(before)) ||
    OF_SAINTS.test(plain(before)) ||
    (isGivenAlone(people) &&
      (ANYBODY.test(plain(before)) || (SPOKEN_TO.before.test(before) && SPOKEN_TO.after.test(after)))));

/** «С соседками тянем карту, Нине достался Дурак»: a scene at home, where nothing of her chart or of her troubles is told. */
const isAtHome = (text: string, { from, to }: Span): boolean =>
  AT_HOME.test(text) && !OF_WORK.test(text) && !PRIVATE.test(text) && !OF_PRACTICE.test(text.slice(from, to));

const isClose = (before: string): boolean => KNOWN_TO_ME.test(plain(before));

/** Who advertises names themselves: «Реклама. ИП Громова Е. С., erid: …». */
function isAdvertiser(text: string, { from, to }: Span): boolean {
  const around = text.slice(Math.max(0, from - 30), to + 40);
  return /(?<![А-Яа-я])(?:(?:ИП|ООО|ИНН)(?![А-Яа-я])|erid|[Сс]амозанят|[Рр]екламодатель)/u.test(around);
}
