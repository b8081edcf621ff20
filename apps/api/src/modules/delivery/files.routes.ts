import { randomUUID } from 'node:crypto';
import { readFile, uploadFile } from '@nebosvod/contracts/files';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { count, type Limit } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { takePictures } from '../../plugins/picture-body.ts';
import { ProblemError } from '../../problem-error.ts';
import { filesOf, findFile, insertFile } from './brand-file.repository.ts';
import { logoTask } from './delivered-file.worker.ts';
import { findLink } from './links.repository.ts';
import { hashOf } from './open-link.ts';

const uploads = { name: 'files', count: 30, seconds: 3_600 } as const satisfies Limit;

const noFile = () => new ProblemError('NOT_FOUND', 'Такого файла нет');

/** Pictures of brands. */
export async function registerFiles(
  app: FastifyInstance,
  { db, background, limiter }: Pick<Context, 'db' | 'background' | 'limiter'>,
): Promise<void> {
  // A scope of its own: bytes are read nowhere else. What they are is told by themselves, whatever type came with them.
  await app.register(async (scope) => {
    takePictures(scope);

    mount(scope, uploadFile, async ({ caller, body, reply }) => {
      const { userId } = signedIn(caller);
      await count(limiter, uploads, userId);
      const bytes = new Uint8Array(await body.arrayBuffer());
      return answerWhileConnected(reply, async (waiting) => {
        const { png, width, height } = await background.run(logoTask, bytes, waiting);
        const id = randomUUID();
        await insertFile(db, { id, user_id: userId, content: Buffer.from(png), width, height });
        return { id, width, height };
      });
    });
  });

  mount(app, readFile, async ({ caller, params, query, reply }) => {
    const link = query.link === undefined ? undefined : await findLink(db, hashOf(query.link));
    const owner = link?.user_id ?? caller?.userId;
    const file = owner === undefined ? undefined : await findFile(db, owner, params.id);
    if (!file) throw noFile();
    // A file never changes under its id; a link that was closed stops opening it within the hour.
    return reply
      .type('image/png')
      .headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
      .send(file.content);
  });

  registerPersonalData(app, { name: 'brandFiles', read: (userId) => filesOf(db, userId) });
}
