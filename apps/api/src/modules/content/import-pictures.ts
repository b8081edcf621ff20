import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { importContentPictures } from './content-picture.repository.ts';

/** While the database is away at the start, it is tried again after this. */
const againMs = 5_000;

/** Stores the pictures of `content/` when the server begins to listen: they are read like those sent in the console. */
export function importPictures(app: FastifyInstance, { db, content }: Pick<Context, 'db' | 'content'>): void {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await importContentPictures(db, content.pictures.files);
    } catch (error) {
      if (isDatabaseUnavailable(error)) timer = setTimeout(() => void run(), againMs).unref();
      else app.log.error({ err: error }, 'pictures of content could not be stored');
    }
  };
  app.addHook('onListen', async () => {
    if (content.pictures.files.size > 0) await run();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
