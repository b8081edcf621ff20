import type { SkyRule } from '@nebosvod/contracts/sky-rule';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { inSign, signCase } from '@nebosvod/terms/sign';
import { aspectTable, eclipseBodyTable, eclipseTypeTable, moonPhaseTable } from '@nebosvod/terms/western.table';
import { ASPECT_WORDS } from './aspect-word.table.ts';
import { eclipseWords } from './eclipse-word.table.ts';
import type { Idea } from './idea.ts';
import { PLANET_WORDS } from './planet-word.table.ts';
import { SIGN_WORDS } from './sign-word.table.ts';
import type { When } from './when.ts';

type Told = Omit<Idea, 'reason' | 'sky'>;
type RuleOf<Kind extends SkyRule['kind']> = Extract<SkyRule, { kind: Kind }>;

/** What there is to say of two planets at an exact angle. */
export function aspectIdea({ a, b, aspect, sign }: RuleOf<'aspect'>, when: When): Told {
  const words = ASPECT_WORDS[aspect];
  const [one, two] = [PLANET_WORDS[a], PLANET_WORDS[b]];
  const [first, second] = [grahaName(a), grahaName(b)];
  const figure = aspectTable[aspect].ru;
  const withSecond = grahaCase(b, 'instrumental');
  return {
    topic: `${figure} ${grahaCase(a, 'genitive')} и ${grahaCase(b, 'genitive')}`,
    rubric: 'Разговор планет',
    hooks: [
      `${when.day} ${first} и ${second} ${words.verb}.`,
      `${first} и ${second}{: }о чём этот разговор?`,
      `${figure} ${grahaCase(a, 'genitive')} с ${withSecond}{: }как прожить ${words.it} без суеты.`,
      `Разговор двух планет ${when.day}{: }${first} и ${second}.`,
      `Что делать, когда ${first} и ${second} ${words.verb}?`,
      `${first} говорит, ${second} отвечает{: }небо ${when.day}.`,
      `Две темы одного дня{: }${one.theme}, а рядом ${two.theme}.`,
      `Кто кого услышит ${when.day}{: }${first} или ${second}?`,
      `${figure} без гадания{: }геометрия, традиция, одно дело.`,
      `Чем займёт нас ${figure.toLowerCase()} ${when.day}?`,
    ],
    fact: [
      `${when.full} ${first} и ${second} ${words.verb}.`,
      `${when.full}{: }${first} и ${second} ${words.verb}.`,
      `Точный угол ${aspectTable[aspect].angle}° между ${grahaCase(a, 'instrumental')} и ${withSecond} наступает ${when.full}.`,
    ],
    sight: words.figure,
    reading: words.reading.map(
      (reading) =>
        `${first} в традиции отвечает за ${one.charge}{, }${second} — за ${two.charge}. ${reading
          .replace(/(?<![А-Яа-яA-Z])A(?![A-Za-zА-Яа-я])/u, first)
          .replace(/(?<![А-Яа-яA-Z])B(?![A-Za-zА-Яа-я])/u, second)}`,
    ),
    practice: words.practice,
    question: words.question,
    stamp: when.stamp,
    image: `две точки на круге и угол ${aspectTable[aspect].angle}° между ними; ${inSign(sign)}`,
    isOfChart: true,
    hashtags: ['#астрология', one.tag, two.tag, '#аспекты'],
    poll: { text: 'Что сейчас громче?', options: [one.theme, two.theme] },
  };
}

/** When a phase is, as an answer to «когда». */
const phaseTime: Readonly<Record<RuleOf<'lunation'>['phase'], string>> = {
  new: 'в новолуние',
  'first-quarter': 'в первую четверть',
  full: 'в полнолуние',
  'last-quarter': 'в последнюю четверть',
};

/** What there is to say of a quarter of the Moon. */
export function lunationIdea({ phase, sign }: RuleOf<'lunation'>, when: When): Told {
  const signWords = SIGN_WORDS[sign - 1];
  const name = moonPhaseTable[phase].ru;
  const where = inSign(sign);
  const isNew = phase === 'new';
  const isFull = phase === 'full';
  const growing = phase === 'first-quarter';
  const what = isNew || isFull ? name : `${name} Луны`;
  return {
    topic: `${what} ${where}`,
    rubric: 'Луна недели',
    hooks: [
      `${what} ${where} ${when.day}{: }что начать, а что оставить.`,
      `${when.day} ${what.toLowerCase().replace('луны', 'Луны')} ${where}.`,
      isNew
        ? `Луны ${when.day} не видно. Самое время для тихого начала.`
        : isFull
          ? `Полная Луна ${when.day}{: }посмотрим, что выросло за две недели.`
          : `Половина Луны на небе ${when.day}. Проверим, куда движется месяц.`,
      `${what}: один вопрос вместо гороскопа.`,
      `О чём себя спросить ${when.day}, ${phaseTime[phase]}?`,
      `${when.day} Луна ${where}{, и }месяц поворачивает.`,
    ],
    fact: [
      `${when.full} наступает ${what.toLowerCase().replace('луны', 'Луны')} ${where}.`,
      `${what} ${where} — ${when.full}.`,
      `${when.full}{: }${what.toLowerCase().replace('луны', 'Луны')} ${where}.`,
    ],
    sight: isNew
      ? [
          'Луна стоит между Землёй и Солнцем{, и }её освещённая сторона от нас отвёрнута.',
          'Луны не видно: она восходит и заходит вместе с Солнцем.',
        ]
      : isFull
        ? [
            'Солнце и Луна стоят друг напротив друга{, и }Луна видна всю ночь.',
            'Луна восходит, когда Солнце садится{: }весь её круг освещён.',
          ]
        : growing
          ? [
              'Освещена правая половина Луны{: }она видна вечером и заходит около полуночи.',
              'Между Солнцем и Луной четверть круга. Луна растёт.',
            ]
          : [
              'Освещена левая половина Луны{: }она восходит около полуночи и видна утром.',
              'Между Солнцем и Луной четверть круга. Луна убывает.',
            ],
    reading: signWords.manner.map((manner) =>
      isNew
        ? `Новолуние читают как посев. ${manner} ${signWords.beginning}`
        : isFull
          ? `Полнолуние читают как итог двух недель. ${manner} ${signWords.ripening}`
          : growing
            ? `Первую четверть читают как первую проверку задуманного. ${manner}`
            : `Последнюю четверть читают как уборку перед новым месяцем. ${manner}`,
    ),
    practice: isNew
      ? ['[Запишите|Запиши] одно намерение на месяц. Одно, не десять.', ...signWords.practice]
      : isFull
        ? ['[Отметьте|Отметь] три дела, которые за две недели сдвинулись.', ...signWords.practice]
        : ['[Вернитесь|Вернись] к списку новолуния и [вычеркните|вычеркни] одно лишнее.', ...signWords.practice],
    question: isNew
      ? ['Что [вы хотите|ты хочешь] посеять этой Луной?', 'Какое начало не терпит шума?']
      : isFull
        ? ['Что выросло за две недели?', 'За что [вы благодарны|ты говоришь спасибо] этой Луне?']
        : ['Что в этом месяце пора поправить?', 'Какое дело просит помощи, а какое — точки?'],
    stamp: when.stamp,
    image: `${isNew ? 'тёмный диск Луны с тонким краем' : isFull ? 'полный диск Луны над крышами' : 'половина Луны'}; ${signWords.image}`,
    isOfChart: true,
    hashtags: ['#луна', isNew ? '#новолуние' : isFull ? '#полнолуние' : '#фазылуны', signWords.tag],
    poll: isNew
      ? { text: 'Намерение уже есть?', options: ['есть', 'ищу'] }
      : { text: 'Как прошли две недели?', options: ['дело сдвинулось', 'копились силы'] },
  };
}

/** What there is to say of an eclipse: what is seen, what is held, and no fear. */
export function eclipseIdea({ of, type, sign }: RuleOf<'eclipse'>, when: When): Told {
  const signWords = SIGN_WORDS[sign - 1];
  const name = eclipseBodyTable[of].ru;
  const kind = eclipseTypeTable[type].ru.toLowerCase();
  const where = inSign(sign);
  const isSolar = of === 'solar';
  const words = eclipseWords({ of, type });
  return {
    topic: `${name} ${where}`,
    rubric: 'Небо месяца',
    hooks: [
      `${name} ${when.day}{: }что видно, а что придумано.`,
      `Затмение ${when.day} без страхов{: }небо, традиция и одно спокойное дело.`,
      `${when.day} ${name.toLowerCase()} ${where}. Коротко о главном.`,
      `Почему затмения случаются не каждый месяц?`,
    ],
    fact: [
      `${when.full} наступает наибольшая фаза: ${name.toLowerCase()}, ${kind}, ${where}.`,
      `${name} (${kind}) достигает наибольшей фазы ${when.full}{, }${signCase(sign, 'nominative')} принимает его у себя.`,
    ],
    sight: [
      words.sight,
      'Затмение бывает, когда новая или полная Луна оказывается рядом с узлом своей орбиты. Обычно она проходит выше или ниже.',
    ],
    reading: [
      `Традиция читает затмение как поворотную точку полугодия. ${signWords.manner[0]} Начинать важное в такой день не спешат{, зато }хорошо видно, что закончилось.`,
      `Раньше затмений боялись, потому что не умели их считать. Сегодня мы знаем минуту{, и }остаётся тишина, полезная для вопроса к себе.`,
    ],
    practice: [
      '[Запишите|Запиши], что за последние полгода закончилось само.',
      '[Проведите|Проведи] этот вечер без спешки: прогулка{, }тишина{, }ранний сон.',
    ],
    question: ['Что за полгода завершилось само собой?', 'Какой поворот [вы замечаете|ты замечаешь] только теперь?'],
    stamp: when.stamp,
    image: words.image,
    isOfChart: true,
    hashtags: ['#затмение', isSolar ? '#солнечноезатмение' : '#лунноезатмение', signWords.tag],
    poll: { text: 'Смотрим затмение?', options: ['да', 'в записи'] },
  };
}
