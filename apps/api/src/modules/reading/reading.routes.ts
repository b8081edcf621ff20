import type { Birth } from '@nebosvod/contracts/birth';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { readInterpretation } from '@nebosvod/contracts/reading-on-screen';
import { verifyRules } from '@nebosvod/contracts/verify';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import { assertConsistent } from '../../computation/conflicts.ts';
import { resolveSettings } from '../../computation/moment.service.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { shownTo } from './opened.policy.ts';
import { readingTask, verifyTask } from './reading.worker.ts';
import { dayOfReading, resolvedBirth } from './resolved-births.service.ts';

export function registerReading(app: FastifyInstance, { background }: Pick<Context, 'background'>): void {
  mount(app, verifyRules, async ({ body, reply }) => {
    const { rules } = body;
    const roles = body.births.map(({ role }) => role);
    if (new Set(roles).size < roles.length) {
      const message = 'Одна роль названа дважды';
      throw new ProblemError('VALIDATION', message, { errors: [{ path: 'births', message }] });
    }
    const births = await Promise.all(
      body.births.map(({ role, birth }, index) => resolvedBirth(role, birth, `births.${index}.birth`)),
    );
    const settings = resolveSettings(body.settings);
    return answerWhileConnected(reply, (waiting) => background.run(verifyTask, { births, settings, rules }, waiting));
  });

  mount(app, readInterpretation, ({ body, caller, reply }) =>
    answerWhileConnected(reply, async (waiting) => {
      const birth = await resolvedBirth('client', birthOf(body), 'birth');
      const { kind = 'veda-portrait', detail, question } = body;
      const asOf = dayOfReading(birth, body.asOf, Date.now());
      const order = {
        kind,
        births: [birth],
        settings: resolveSettings(body.settings),
        asOf,
        detail,
        question,
      };
      return shownTo(caller, kind, await background.run(readingTask, order, waiting));
    }),
  );
}

/** @throws ProblemError 400 without a birth, or with a birth and a map */
function birthOf({ birth, mapId }: BodyOf<typeof readInterpretation>): Birth {
  assertConsistent({ birth, mapId });
  if (birth) return birth;
  const message = 'Нужны данные рождения';
  throw new ProblemError('VALIDATION', message, { errors: [{ path: 'birth', message }] });
}
