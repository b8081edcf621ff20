import type { BookingPage } from '@nebosvod/contracts/booking';
import { calendarFile } from '@nebosvod/terms/calendar-file';
import { formatDate } from '@nebosvod/terms/civil-date';
import { formatUtcOffset, wallClock } from '@nebosvod/terms/clock';
import type { Mail } from '../../mail/letter.ts';
import { unlinkedText } from '../../mail/unlinked-text.ts';
import { kindOf } from './booking.presenter.ts';
import type { RequestRow } from './booking-request.repository.ts';

/** What a letter about a meeting tells. */
export interface Meeting {
  readonly row: RequestRow;
  readonly page: Pick<BookingPage, 'name' | 'contacts' | 'timeZone'>;
  /** The guest's own address of the meeting, whole. */
  readonly link: string;
  /** «Не писать мне», whole. */
  readonly refusal: string;
  readonly now: Date;
}

type Letter = Pick<Mail, 'subject' | 'text' | 'calendar'>;

const sign = 'Это письмо отправлено автоматически.';

/** «вторник, 24 ноября 2026, 15:00 (UTC+4)». */
function whenOf(instant: string, timeZone: string): string {
  const { date, time } = wallClock(instant, { timeZone });
  const offset = Math.round((Date.parse(`${date}T${time}Z`) - Date.parse(instant)) / 1000);
  return `${formatDate(date)}, ${time.slice(0, 5)} (${formatUtcOffset(offset)})`;
}

const nameOf = ({ page }: Meeting) => unlinkedText(page.name);
const titleOf = ({ row }: Meeting) => unlinkedText(kindOf(row).title);
const guestWhen = ({ row }: Meeting) => whenOf(row.starts_at.toISOString(), row.time_zone);
const ownWhen = ({ row, page }: Meeting) => whenOf(row.starts_at.toISOString(), page.timeZone);

/** One entry a meeting, the same whenever it is told anew. */
function calendarOf(meeting: Meeting, title: string): string {
  const { row, link, now } = meeting;
  const entry = {
    uid: `${row.id}@nebosvod`,
    title,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    ...(link === '' ? {} : { url: link }),
  };
  return calendarFile('Встреча', [entry], now.toISOString());
}

function guestFoot({ page, link, refusal }: Meeting): string {
  const contacts = page.contacts === '' ? '' : `\n\n${unlinkedText(page.contacts)}`;
  return `Перенести или отменить встречу, выгрузить или стереть свои данные:\n${link}${contacts}\n\nБольше не писать мне:\n${refusal}\n\n${sign}\n`;
}

/** To a guest who has just booked. */
export function bookedMail(meeting: Meeting): Letter {
  const [title, name] = [titleOf(meeting), nameOf(meeting)];
  return {
    subject: `Заявка на встречу: ${title}`,
    text: `Здравствуйте!\n\nВы записались: ${title}, ${guestWhen(meeting)}.\nПринимает ${name}. Заявка ждёт подтверждения: о нём придёт ещё одно письмо.\n\nЕсли записывались не вы, откройте ссылку и сотрите данные.\n${guestFoot(meeting)}`,
    calendar: calendarOf(meeting, `Ждёт подтверждения: ${title}, ${name}`),
  };
}

export function acceptedMail(meeting: Meeting): Letter {
  const [title, name] = [titleOf(meeting), nameOf(meeting)];
  return {
    subject: `Встреча подтверждена: ${title}`,
    text: `Здравствуйте!\n\n${name} ждёт вас: ${title}, ${guestWhen(meeting)}.\n\n${guestFoot(meeting)}`,
    calendar: calendarOf(meeting, `${title}, ${name}`),
  };
}

/** @param words of the practitioner, who declined; '' where there are none */
export function declinedMail(meeting: Meeting, words: string): Letter {
  const told = words.trim() === '' ? '' : `\n\n${unlinkedText(words.trim())}`;
  return {
    subject: `Встречи не будет: ${titleOf(meeting)}`,
    text: `Здравствуйте!\n\n${nameOf(meeting)} не сможет принять вас: ${titleOf(meeting)}, ${guestWhen(meeting)}.${told}\n\nВыгрузить или стереть свои данные:\n${meeting.link}\n\n${sign}\n`,
  };
}

/** To a guest who moved a meeting. */
export function movedMail(meeting: Meeting): Letter {
  const [title, name] = [titleOf(meeting), nameOf(meeting)];
  return {
    subject: `Встреча перенесена: ${title}`,
    text: `Здравствуйте!\n\nНовое время встречи: ${guestWhen(meeting)}. ${title}, принимает ${name}.\n\n${guestFoot(meeting)}`,
    calendar: calendarOf(meeting, `${title}, ${name}`),
  };
}

/** To the practitioner; `desk` is the address of the list of requests. Births and questions stay behind sign-in. */
export function newRequestMail(meeting: Meeting, desk: string): Letter {
  const [title, guest] = [titleOf(meeting), unlinkedText(meeting.row.name)];
  return {
    subject: `Новая заявка: ${title}`,
    text: `Здравствуйте!\n\n${guest} хочет встретиться: ${title}, ${ownWhen(meeting)}.\n\nПринять или отклонить заявку:\n${desk}\n\n${sign}\n`,
    calendar: calendarOf({ ...meeting, link: '' }, `Заявка: ${title}, ${guest}`),
  };
}

export function guestMovedMail(meeting: Meeting, desk: string): Letter {
  const [title, guest] = [titleOf(meeting), unlinkedText(meeting.row.name)];
  return {
    subject: `Встреча перенесена: ${title}`,
    text: `Здравствуйте!\n\n${guest} переносит встречу: ${title}, теперь ${ownWhen(meeting)}.\n\n${desk}\n\n${sign}\n`,
    calendar: calendarOf({ ...meeting, link: '' }, `${title}, ${guest}`),
  };
}

export function guestCancelledMail(meeting: Meeting, desk: string): Letter {
  return {
    subject: `Встреча отменена: ${titleOf(meeting)}`,
    text: `Здравствуйте!\n\n${unlinkedText(meeting.row.name)} не придёт: ${titleOf(meeting)}, ${ownWhen(meeting)}. Этот час снова свободен.\n\n${desk}\n\n${sign}\n`,
  };
}

/** What was erased is not told: the hour alone, so that the calendar can be kept. */
export function guestErasedMail(meeting: Meeting): Letter {
  return {
    subject: 'Человек стёр свои данные',
    text: `Здравствуйте!\n\nЗаписанный на ${ownWhen(meeting)} стёр свои данные: заявки, карточку в книге клиентов и документы о себе. Этот час снова свободен.\n\n${sign}\n`,
  };
}
