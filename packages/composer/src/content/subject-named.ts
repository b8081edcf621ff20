import { arcanumText } from '@nebosvod/interpretations/numerology/matrix-texts';
import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { nakshatraTable } from '@nebosvod/terms/nakshatra.table';
import { arcanumName } from '../language/number-name.table.ts';
import { sentencesIn } from './phrase.ts';
import type { Subject } from './subject.ts';

const STARS = Array.from({ length: 27 }, (_, index) => index + 1);
const ARCANA = Array.from({ length: 22 }, (_, index) => index + 1);

/** Lunar stations by their names: what the base says of a day in each. */
export const starSubjects = (): readonly Subject[] =>
  STARS.flatMap((index): Subject[] => {
    const unit = dayText({ kind: 'nakshatra', index });
    const entry = Object.entries(nakshatraTable).find(([key]) => Number(key) === index)?.[1];
    if (!unit || !entry) return [];
    const name = nakshatraName(index);
    const told = sentencesIn(unit.body);
    return [
      {
        names: [name],
        words: 'накшатра день луна лунная стоянка джйотиш',
        told: {
          topic: `Накшатра ${name}`,
          hooks: [unit.lead, `Накшатра ${name}{: }каким бывает её день.`, `О чём говорит накшатра ${name}?`],
          fact: [
            `${name} — ${index}-я из двадцати семи лунных стоянок. Её божество в традиции — ${entry.deity}.`,
            `Накшатра ${name}{: }${index}-я остановка Луны, божество — ${entry.deity}.`,
          ],
          sight: [
            'Луна проходит стоянку примерно за сутки{, поэтому }день её зависит от часов и города.',
            'Накшатра — двадцать седьмая часть круга, 13°20′ пути Луны.',
          ],
          reading: [told.slice(0, 2).join(' '), told.slice(0, 3).join(' ')],
          practice: [`Что подходит такому дню: ${unit.suits.join(', ')}.`],
          question: [
            'Что в этом образе откликается?',
            'Чья Луна стоит в этой накшатре?',
            'Чем такой день не похож на другие?',
          ],
          image: 'ночное небо, Луна у яркой звезды',
          hashtags: ['#накшатра', '#джйотиш', '#луна'],
          isOfChart: true,
        },
      },
    ];
  });

/** Arcana of the matrix of destiny by their numbers. */
export const arcanumSubjects = (): readonly Subject[] =>
  ARCANA.flatMap((arcanum): Subject[] => {
    const text = arcanumText(arcanum);
    if (!text) return [];
    const name = arcanumName(arcanum);
    const essence = text.essence.replace(/\.$/u, '');
    return [
      {
        names: [`аркан ${arcanum}`],
        words: `матрица судьба нумерология ${name}`,
        told: {
          topic: `Аркан ${arcanum}, ${name}, в матрице судьбы`,
          hooks: [
            `Аркан ${arcanum}, ${name}{: }как его читают в матрице.`,
            `О чём говорит аркан ${arcanum} в матрице судьбы?`,
          ],
          fact: [
            `Аркан ${arcanum} в матрице судьбы зовётся «${name}».`,
            `В матрице судьбы двадцать два аркана{: }${arcanum}-й из них — «${name}».`,
          ],
          sight: [
            'Один и тот же аркан в центре и на углу матрицы читают по-разному{: }место решает, о чём он говорит.',
            'Хороших и плохих арканов школа не знает{: }у каждого есть дар и обратная сторона.',
          ],
          reading: [
            `Коротко о нём говорят так{: }«${essence}».`,
            `Образ аркана читают как подсказку, а не как приговор. Звучит он так{: }«${essence}».`,
          ],
          practice: [
            '[Найдите|Найди] этот аркан в своей матрице и [запишите|запиши], где он стоит.',
            '[Запишите|Запиши], когда этот образ помогал, а когда мешал.',
          ],
          question: ['Где этот образ узнаётся в [вас|тебе]?', 'В чём его дар?', 'Какая у него обратная сторона?'],
          image: `карта с числом ${arcanum}, нарисованная от руки`,
          hashtags: ['#матрицасудьбы', '#арканы', '#нумерология'],
        },
      },
    ];
  });
