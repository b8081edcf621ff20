import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import type { Idea } from './idea.ts';
import { dayWords } from './when.ts';

/** Something of the person's own that begins on a day: a course, a meeting, open hours. */
export interface Launch {
  readonly title: string;
  readonly date: string;
}

/** A title in quotation marks, those of its own inside them made the inner ones. */
const quoted = (title: string): string => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;

/**
 * What is told of a launch before and on its day: what it is, for whom, how it goes. It informs and does not sell: price, mark and
 * identifier of an advertisement are the person's.
 */
export function launchIdeas({
  title,
  date,
}: Launch): { readonly idea: Idea; readonly date: string; readonly purpose: 'trust' | 'personal' }[] {
  const day = dayWords(date);
  const name = quoted(title);
  const base = {
    rubric: 'Дела мастера',
    sight: ['Подробности — в сообщениях{: }что входит, сколько длится, кому не подойдёт.'],
    practice: [
      '[Сохраните|Сохрани] дату, если тема близка.',
      '[Запишите|Запиши] вопрос, с которым хотелось бы прийти.',
    ],
    stamp: day,
    image: 'рабочий стол, портрет мастера, дата крупно',
    hashtags: ['#анонс', '#астрология'],
    poll: { text: 'Тема близка?', options: ['да', 'любопытно'] },
    reason: '',
  };
  return [
    {
      date: addDays(date, -5),
      purpose: 'personal',
      idea: {
        ...base,
        topic: `Как готовится ${name}`,
        hooks: [`Готовится ${name}{: }немного о том, как это делается.`, `Что будет ${day}? Рассказываю про ${name}.`],
        fact: [`${day} начинается ${name}. Сейчас идёт подготовка{: }‹что уже готово и что ещё переделывается›.`],
        reading: ['В такой работе важнее всего порядок{: }сначала вопрос{, }потом карта{, }потом разговор.'],
        question: ['Какой вопрос хочется задать первым?'],
      },
    },
    {
      date: addDays(date, -1),
      purpose: 'trust',
      idea: {
        ...base,
        topic: `Завтра ${name}: как это проходит`,
        hooks: [`${name} ${day}{: }как это проходит.`, `Завтра ${name}. Коротко о том, как это проходит.`],
        fact: [`${day} — ${name}. Рассказываю, как всё устроено{: }без обещаний и без спешки.`],
        reading: ['Астрология здесь — язык для разговора о себе. Решение всегда остаётся за человеком.'],
        question: ['С каким вопросом хочется прийти?'],
      },
    },
  ];
}
