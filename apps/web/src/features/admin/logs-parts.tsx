import {
  findConsents,
  findJobs,
  findLetters,
  findOperatorEvents,
  type operatorSubjects,
} from '@nebosvod/contracts/admin-logs';
import { call } from '../../platform/api/call.ts';
import { kindTitles } from '../../text/consultation-kinds.ts';
import { profileText } from '../../text/profile.ts';
import { AdminList } from './admin-list.tsx';
import { actionNames, jobStates, partTitles } from './admin-words.ts';
import { momentOf } from './local-moment.ts';

type Subject = (typeof operatorSubjects)[number];

/** What of a change the log shows beside it. */
const detailsOf = (details: Readonly<Record<string, unknown>>) =>
  Object.entries(details)
    .map(
      ([name, value]) =>
        `${detailNames[name] ?? name}: ${value === null ? (name === 'price' ? 'не задана' : 'бессрочно') : String(value)}`,
    )
    .join(', ');
const subjectNames: Readonly<Record<Exclude<Subject, 'person'>, string>> = {
  order: 'заказ',
  'waiting-grant': 'ждёт почты',
  setup: 'настройки',
  connection: 'служба',
  seller: 'контакты',
  price: 'цена',
  product: 'продукт',
  offer: 'предложение',
  legal: 'текст',
  later: 'отложено',
  promo: 'промокод',
  brand: 'цвета и логотип',
  advertising: 'реклама и сети',
  picture: 'картинка',
  news: 'новость',
  events: 'событие',
  questions: 'вопрос',
  items: 'слова товара',
  'base-text': 'текст базы',
};
const detailNames: Readonly<Record<string, string>> = {
  productId: 'продукт',
  months: 'месяцев',
  percent: 'скидка, %',
  itemId: 'товар',
  until: 'до',
  mostUses: 'покупок',
  quota: 'генераций в месяц',
  termMonths: 'срок, месяцев',
  price: 'рублей',
  newKeys: 'новых ключей',
};

export function EventsPart() {
  return (
    <AdminList
      of={findOperatorEvents}
      ask={(body, signal) => call(findOperatorEvents, { body, ...(signal && { signal }) })}
      title={partTitles.events}
      searchLabel="Действие, почта или запись"
      file="nebosvod-zhurnal"
      empty="В консоли ещё ничего не меняли."
      columns={[
        { head: 'Когда', text: ({ at }) => momentOf(at) },
        { head: 'Кто', text: ({ actor }) => actor ?? 'аккаунт удалён' },
        { head: 'Что', text: ({ action }) => actionNames[action] },
        {
          head: 'С чем',
          text: ({ subjectKind, subject }) =>
            subjectKind === 'person' ? subject : `${subjectNames[subjectKind]}/${subject}`,
        },
        { head: 'Подробности', text: ({ details }) => detailsOf(details) },
      ]}
    />
  );
}

export function LettersPart() {
  return (
    <AdminList
      of={findLetters}
      ask={(body, signal) => call(findLetters, { body, ...(signal && { signal }) })}
      title={partTitles.letters}
      searchLabel="Почта или тема"
      file="nebosvod-pisma"
      empty="Все письма ушли."
      columns={[
        { head: 'Кому', text: ({ recipient }) => recipient },
        { head: 'Тема', text: ({ subject }) => subject },
        { head: 'Создано', text: ({ createdAt }) => momentOf(createdAt) },
        { head: 'Попыток', text: ({ tries }) => String(tries) },
        { head: 'Следующая', text: ({ dueAt }) => momentOf(dueAt) },
        { head: 'Ждать до', text: ({ giveUpAt }) => momentOf(giveUpAt) },
      ]}
    />
  );
}

export function JobsPart() {
  return (
    <AdminList
      of={findJobs}
      ask={(body, signal) => call(findJobs, { body, ...(signal && { signal }) })}
      title={partTitles.jobs}
      searchLabel="Почта, вид или состояние"
      file="nebosvod-zadachi"
      empty="Документов ещё не заказывали."
      columns={[
        { head: 'Кто', text: ({ email }) => email },
        { head: 'Документ', text: ({ kind }) => kindTitles[kind] },
        { head: 'Состояние', text: ({ status }) => jobStates[status] },
        { head: 'Ошибка', text: ({ error }) => error ?? '—' },
        { head: 'Заказан', text: ({ createdAt }) => momentOf(createdAt) },
        { head: 'Закончен', text: ({ finishedAt }) => momentOf(finishedAt) },
      ]}
    />
  );
}

export function ConsentsPart() {
  return (
    <AdminList
      of={findConsents}
      ask={(body, signal) => call(findConsents, { body, ...(signal && { signal }) })}
      title={partTitles.consents}
      searchLabel="Почта или редакция"
      file="nebosvod-soglasiya"
      empty="Согласий ещё нет."
      columns={[
        { head: 'Кто', text: ({ email }) => email },
        { head: 'Цель', text: ({ purpose }) => profileText.purposes[purpose] },
        { head: 'Редакция', text: ({ textVersion }) => textVersion },
        { head: 'Дано', text: ({ grantedAt }) => momentOf(grantedAt) },
        { head: 'Отозвано', text: ({ withdrawnAt }) => momentOf(withdrawnAt) },
      ]}
    />
  );
}
