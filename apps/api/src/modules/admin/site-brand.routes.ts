import { randomUUID } from 'node:crypto';
import { readSiteLogo, uploadSiteLogo } from '@nebosvod/contracts/site-brand';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { takePictures } from '../../plugins/picture-body.ts';
import { ProblemError } from '../../problem-error.ts';
import { findSiteLogo, insertSiteLogo } from '../content/site-logo.repository.ts';
import { logoTask } from '../delivery/delivered-file.worker.ts';
import { recordEvent } from './operator-event.repository.ts';

/** The picture of the operator's brand: sent in the console, read by everybody. */
export function registerSiteBrand(app: FastifyInstance, { db, background }: Context): void {
  // A scope of its own: bytes are read nowhere else.
  app.register(async (scope) => {
    takePictures(scope);
    mount(scope, uploadSiteLogo, async ({ caller, body, reply }) => {
      const operator = signedIn(caller);
      const bytes = new Uint8Array(await body.arrayBuffer());
      return answerWhileConnected(reply, async (waiting) => {
        const { png, width, height } = await background.run(logoTask, bytes, waiting);
        const id = randomUUID();
        await insertSiteLogo(db, { id, content: Buffer.from(png), width, height });
        await recordEvent(db, operator, { action: 'upload', subjectKind: 'brand', subjectId: id });
        return { id, width, height };
      });
    });
  });

  mount(app, readSiteLogo, async ({ params, reply }) => {
    const content = await findSiteLogo(db, params.id);
    if (!content) throw new ProblemError('NOT_FOUND', 'Такой картинки нет');
    // A picture never changes under its id.
    return reply.type('image/png').headers({ 'cache-control': 'public, max-age=31536000, immutable' }).send(content);
  });
}
