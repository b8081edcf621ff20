import { isCivilDate } from '@nebosvod/engine/time/date-arithmetic';
import { z } from 'zod';

/** Mail address. Addresses that differ in case only are one person, so it is lower-cased here, once. */
export const emailField = z
  .string('Введите адрес почты')
  .max(254, 'Адрес почты длиннее 254 знаков')
  .trim()
  .toLowerCase()
  .pipe(z.email('Проверьте адрес почты: нужен вид имя@домен.ру'));

/** Length as a person counts it: an emoji is one character. */
const characters = (text: string) => [...text].length;

const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

/** A password being set: 8 to 256 characters of any kind, kept exactly as typed (no trim, no normalisation). */
export const newPasswordField = z
  .string('Введите пароль')
  .refine((text) => characters(text) >= 8, 'Пароль короче 8 знаков')
  .refine((text) => characters(text) <= 256, 'Пароль длиннее 256 знаков')
  .refine(wellFormed, 'В пароле есть повреждённый знак');

/** A password being checked. Longer than any that can be set is refused before hashing. */
export const passwordField = z
  .string('Введите пароль')
  .min(1, 'Введите пароль')
  .refine((text) => characters(text) <= 256, 'Пароль длиннее 256 знаков')
  .refine(wellFormed, 'В пароле есть повреждённый знак');

/** Eight digits from the mail; spaces a person pastes along are dropped. */
export const codeField = z
  .string('Введите код из письма')
  .max(32, 'Код состоит из 8 цифр')
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{8}$/, 'Код состоит из 8 цифр'));

/** A code of an application (six digits) or a recovery code; blanks and dashes are dropped, case does not matter. */
export const secondCodeField = z
  .string('Введите код')
  .max(40, 'Код из приложения состоит из 6 цифр')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{16})$/, 'Нужен код из приложения, 6 цифр, или запасной код'));

/** Marks that end a line somewhere (a file, a calendar, a header) or draw nothing: C0, DEL, C1, line and paragraph separators. */
const control = /[\p{Cc}\u2028\u2029]/u;
/** The same but line breaks and tabs. */
const controlBesideBreaks = /[^\P{Cc}\t\r\n]/u;

const badSign = 'В тексте есть недопустимый знак';

/** One line of a person's text. Control characters would begin lines of one's own in files made of it, so they are refused. */
export const textField = (max: number, tooLong = `Не длиннее ${max} знаков`) =>
  z
    .string('Нужен текст')
    .max(max, tooLong)
    .refine((text) => !control.test(text) && wellFormed(text), badSign);

/** Text of several lines. */
export const paragraphField = (max: number, tooLong = `Не длиннее ${max} знаков`) =>
  z
    .string('Нужен текст')
    .max(max, tooLong)
    .refine((text) => !controlBesideBreaks.test(text) && wellFormed(text), badSign);

/** What a person is called: breaks and blanks that came along when it was pasted are single blanks. */
export const personNameField = z
  .string('Нужен текст')
  .max(100, 'Не длиннее 100 знаков')
  .overwrite((text) => text.replaceAll(/\s+/g, ' ').trim())
  .refine((text) => !control.test(text) && wellFormed(text), badSign);

/** Whether anything of a text is seen: marks of direction, joiners and blanks alone call nobody. */
export const hasVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{M}]/u.test(text);

/** Somebody's id in a request: it never widens rights, so any short string may be asked about (and refused). */
export const userIdField = z.string().min(1).max(64);

/** Id of a row of ours. */
export const rowIdField = z.uuid('Неверный идентификатор');

/** Consents as separate boxes: the two required ones must be ticked by hand. */
export const consentsField = z.strictObject({
  offer: z.literal(true, 'Нужно принять оферту'),
  personalData: z.literal(true, 'Нужно согласие на обработку персональных данных'),
  newsletter: z.boolean().optional(),
});

export type Consents = z.output<typeof consentsField>;

/** A day of the civil calendar, ГГГГ-ММ-ДД, that exists and lies in 1800–2399. */
export const calendarDateField = z
  .string('Нужна дата')
  .regex(/^(1[89]|2[0-3])\d\d-\d\d-\d\d$/, 'Дата пишется как ГГГГ-ММ-ДД, годы 1800–2399')
  .refine(isCivilDate, 'Такой даты нет в календаре');
