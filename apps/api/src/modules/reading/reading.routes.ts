import { verifyRules } from '@nebosvod/contracts/verify';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import { resolveSettings } from '../../computation/moment.service.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { verifyTask } from './reading.worker.ts';
import { resolvedBirth } from './resolved-births.service.ts';

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
}
