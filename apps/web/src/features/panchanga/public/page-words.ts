import type { PublicPage } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth, formatMonth } from '@nebosvod/terms/civil-date';
import { dayDescription } from './day-words.ts';
import { ekadashiSentences } from './ekadashi-words.ts';
import { limbWords } from './limb-words.table.ts';
import { monthSentences } from './month-words.ts';
import { termDescription, termTitle } from './term-page-words.ts';

/** Title and description of a page as search engines show them. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** Search engines cut a description at about this length; a longer one ends at a whole word. */
const longest = 300;

export function pageWords(page: PublicPage): PageWords {
  const { title, description } = words(page);
  // No-break spaces are for the eye; in a title they only keep a search from finding it.
  return { title: spaced(title), description: cut(spaced(description)) };
}

function words(page: PublicPage): PageWords {
  switch (page.kind) {
    case 'day': {
      const { city, day, isToday } = page;
      const date = `${formatDayAndMonth(day.date)} ${day.date.slice(0, 4)}`;
      return {
        title: `Панчанга на ${isToday ? 'сегодня, ' : ''}${date}, ${city.name}: титхи, накшатра, ${day.windows === null ? 'йога' : 'Раху-кала'}`,
        description: dayDescription(day, city),
      };
    }
    case 'month':
      return {
        title: `Панчанга на ${formatMonth(page.month)}, ${page.city.name}: календарь титхи, накшатр и праздников`,
        description: monthSentences(page).join(' '),
      };
    case 'ekadashi':
      return {
        title: page.isOverview
          ? `Экадаши в ${page.year} году: даты постов по городам`
          : `Экадаши ${page.year}, ${page.city.name}: даты и выход из поста`,
        description: ekadashiSentences(page).join(' '),
      };
    case 'term':
      return { title: termTitle(page), description: termDescription(page) };
    case 'festival': {
      const { name, city, dates, words: told, isMain } = page;
      const [next] = dates;
      return {
        title: `${name}${next === undefined ? '' : ` ${next.date.slice(0, 4)}`}${isMain ? '' : `, ${city.name}`}: что это, когда и что делают`,
        description: `${next === undefined ? '' : `${formatDayAndMonth(next.date)} ${next.date.slice(0, 4)} ${city.inCity}. `}${told.lead} ${told.body}`,
      };
    }
    case 'festivals':
      return {
        title: 'Праздники и экадаши: что это, когда и как их проводят',
        description: `Шестьдесят праздников и двадцать шесть экадаши с датами ${page.city.inCity} и ещё в ста с лишним городах: что отмечают, почему, что делают и что оставляют.`,
      };
    case 'article':
      return { title: page.title, description: page.description };
    case 'articles':
      return {
        title: 'Статьи: как считают карту, календарь и числа',
        description:
          'Лагна, часы и пояса, экадаши по городам, титхи, Раху-кала, матрица и квадрат: что считается, почему школы расходятся и как это проверить, с таблицами расчёта.',
      };
    case 'limb':
      return limbWords[page.term];
    case 'cities':
      return {
        title: 'Панчанга на сегодня по городам: титхи, накшатра, Раху-кала',
        description: `Ведический календарь для городов России и мира. ${dayDescription(page.day, page.city)}`,
      };
    case 'missing':
      return { title: 'Страницы нет · Небосвод', description: 'По этому адресу ничего нет.' };
  }
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const cut = (text: string) => (text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`);
