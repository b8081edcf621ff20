import { z } from 'zod';

/** An instant of an answer: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** What UTC makes of a moment with an offset may lie a year further: it is written in six digits then, which no answer carries. */
function isOfFourDigits(text: string): boolean {
  const at = new Date(text);
  // What is not written as a moment is told so by the check before.
  return Number.isNaN(at.getTime()) || /^(?!0000)\d{4}-/.test(at.toISOString());
}

/** An instant of a request: ISO 8601 with any offset. */
export const instantInput = z.iso
  .datetime({ offset: true, error: 'Момент пишется как ГГГГ-ММ-ДДTЧЧ:ММ:ССZ' })
  .refine(isOfFourDigits, 'Такого момента нет: годы идут от 0001 до 9999');

/** A day of the civil calendar in an answer, ГГГГ-ММ-ДД, that exists. */
export const civilDate = z.iso.date();
