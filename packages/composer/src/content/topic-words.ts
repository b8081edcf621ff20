import { wordsIn } from './phrase.ts';

/** Letters of a word that tell it from others, once its ending is off. */
const STEM = 5;
/** Letters that an ending leaves at least. */
const LEAST = 3;
const ENDINGS =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ах|ях|ам|ям|ом|ем|ой|ей|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ью|ия|ии|ию|[аеиоуыэюяйь])$/u;

/** Words that name no subject: they ask, point, promise an article. */
const FRAMING =
  'что как это эта этот этого эти такое такой такая такие какой какая какое какие который почему зачем когда где куда кто кому чем чего чему для или при про под над без из-за все всё всех всего весь вся каждый каждому каждого наш наша ваш ваша ваше вашей вашего мой моя моё свой своя своё своей своего нас вас мне вам себя себе они она его её их есть быть был будет можно нужно надо стоит сейчас сегодня завтра неделя недели неделе месяц месяца месяце знак знака знаке знаки знаков влияние влияет влияют значит значение значения означает смысл смысле простыми словами просто коротко главное рассказ разбор гид правда правду мифы миф факт факты интересное интересно ждать ожидать ждёт ждут делать нельзя знать понять узнать найти рассчитать рассчитывать посчитать считать расчёт посмотреть читать важно говорит говорят говорить рассказывает несёт новичков начинающих правила советы пять три два тема тему вопрос вопросы ответ ответы пост начать работает работают бывает бывают чтобы если между';

const plain = (word: string): string => word.replaceAll('ё', 'е');

/** A word without its ending, cut short; digits as they are. */
function stemOf(word: string): string {
  const bare = plain(word.toLowerCase());
  if (/\d/u.test(bare)) return bare.replace(/-?\p{L}+$/u, '');
  const cut = bare.replace(ENDINGS, '');
  return (cut.length >= LEAST ? cut : bare).slice(0, STEM);
}

const FRAME: ReadonlySet<string> = new Set(FRAMING.split(' ').map(plain));

const piecesOf = (text: string): readonly string[] =>
  wordsIn(text.toLowerCase())
    .flatMap((word) => (/\d/u.test(word) ? [word] : word.split(/[-:’']/u)))
    .map(plain);

/** Stems of every word of three letters and more and of every number. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(piecesOf(text).flatMap((word) => (word.length >= LEAST || /\d/u.test(word) ? [stemOf(word)] : [])));

/** Whether a text has every one of the words. */
export const hasAll = (has: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].every((stem) => has.has(stem));

/** The words that make the subject of a topic: what is chosen for it has each of them. */
export const subjectOf = (topic: string): ReadonlySet<string> =>
  stemsOf(
    piecesOf(topic)
      .filter((word) => !FRAME.has(word))
      .join(' '),
  );
