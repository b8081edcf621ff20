import { z } from 'zod';

/** An instant of an answer: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** An instant of a request: ISO 8601 with any offset. */
export const instantInput = z.iso.datetime({ offset: true, error: 'Момент пишется как ГГГГ-ММ-ДДTЧЧ:ММ:ССZ' });

/** A day of the civil calendar in an answer, ГГГГ-ММ-ДД, that exists. */
export const civilDate = z.iso.date();
