import { skyOccasions } from '@nebosvod/contracts/sky-occasions';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { occasionsTask } from './content-writing.worker.ts';

/** What the sky gives to write about. Nothing is stored. */
export function registerContentWriting(app: FastifyInstance, { background }: Pick<Context, 'background'>): void {
  mount(app, skyOccasions, ({ body, reply }) =>
    answerWhileConnected(reply, async (waiting) => ({ occasions: await background.run(occasionsTask, body, waiting) })),
  );
}
