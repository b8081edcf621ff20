import { z } from 'zod';

/** An instant of an answer: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/**
 * An instant of a request: ISO 8601 with any offset. At the ends of four-digit years UTC may make another year of it, which no answer
 * carries and no database keeps.
 */
export const instantInput = z.iso
  .datetime({ offset: true, error: 'Момент пишется как ГГГГ-ММ-ДДTЧЧ:ММ:ССZ' })
  .regex(/^(?!000[01]|9999)/, 'Такого года нет: они идут от 0002 до 9998');

/** A day of the civil calendar in an answer, ГГГГ-ММ-ДД, that exists. */
export const civilDate = z.iso.date();
