import type { BookingFilter, BookingRequest } from '@nebosvod/contracts/booking';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime, formatUtcOffset, wallClock } from '@nebosvod/terms/clock';
import { counted } from '@nebosvod/terms/plural';

/** Zones that practitioners mostly live in, with the name of a city each; others are offered by their own name. */
export const zoneNames: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Magadan': 'Магадан',
  'Asia/Kamchatka': 'Камчатка',
  'Europe/Minsk': 'Минск',
  'Asia/Almaty': 'Алматы',
  'Asia/Tashkent': 'Ташкент',
  'Asia/Bishkek': 'Бишкек',
  'Asia/Tbilisi': 'Тбилиси',
  'Asia/Yerevan': 'Ереван',
  'Asia/Baku': 'Баку',
  'Europe/Berlin': 'Берлин',
  'Asia/Dubai': 'Дубай',
  'Asia/Bangkok': 'Бангкок',
  'Asia/Makassar': 'Бали',
};

/** «вт, 24 нояб., 15:00». */
export function whenWords(instant: string, timeZone: string): string {
  return `${formatShortDate(wallClock(instant, { timeZone }).date, { weekday: true })}, ${formatTime(instant, { timeZone })}`;
}

/** «UTC+4» of a zone at an instant. */
export function offsetWords(instant: string, timeZone: string): string {
  const { date, time } = wallClock(instant, { timeZone });
  return formatUtcOffset(Math.round((Date.parse(`${date}T${time}Z`) - Date.parse(instant)) / 1000));
}

/** «60 минут, 5 000 ₽»: length of a meeting with its price. */
export function kindWords({ minutes, price }: { readonly minutes: number; readonly price: string }): string {
  const length = counted(minutes, 'минута', 'минуты', 'минут');
  return price === '' ? length : `${length}, ${price}`;
}

export const statusWords = {
  waiting: 'ждёт подтверждения',
  accepted: 'подтверждена',
  declined: 'отклонена',
  cancelled: 'отменена',
} as const satisfies Record<BookingRequest['status'], string>;

export const filterWords = {
  waiting: 'Ждут ответа',
  accepted: 'Принятые',
  closed: 'Закрытые',
} as const satisfies Record<BookingFilter, string>;
