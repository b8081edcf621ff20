import { randomUUID } from 'node:crypto';
import { readContentPicture, uploadContentPicture } from '@nebosvod/contracts/content-pictures';
import { longestPictureSide } from '@nebosvod/contracts/picture-address';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { barePicture } from '../../pictures/bare-picture.ts';
import { takePictures } from '../../plugins/picture-body.ts';
import { ProblemError } from '../../problem-error.ts';
import {
  findContentPicture,
  insertContentPicture,
  mostContentPictures,
} from '../content/content-picture.repository.ts';
import { recordEvent } from './operator-event.repository.ts';

const refused = (message: string) => new ProblemError('VALIDATION', message, { errors: [{ path: 'body', message }] });

/** Pictures of the operator's texts: sent in the console, read by everybody. */
export function registerContentPictures(app: FastifyInstance, { db, content: site }: Context): void {
  // A scope of its own: bytes are read nowhere else.
  app.register(async (scope) => {
    takePictures(scope);
    mount(scope, uploadContentPicture, async ({ caller, body }) => {
      const operator = signedIn(caller);
      const picture = barePicture(Buffer.from(await body.arrayBuffer()));
      if (picture === null) throw refused('Это не картинка: принимаются PNG, JPEG и WebP');
      if (picture === 'broken') throw refused('Картинка повреждена: сохраните её ещё раз');
      const { kind, content, width, height } = picture;
      if (width > longestPictureSide || height > longestPictureSide)
        throw refused(`Картинка больше ${longestPictureSide} точек по стороне: уменьшите её`);
      const id = randomUUID();
      if (!(await insertContentPicture(db, { id, kind, content, width, height }, site.pictures.named)))
        throw new ProblemError(
          'LIMIT_EXCEEDED',
          `Здесь уже ${mostContentPictures} картинок: уберите лишние из текстов`,
        );
      await recordEvent(db, operator, { action: 'upload-picture', subjectKind: 'picture', subjectId: id });
      return { id, width, height };
    });
  });

  mount(app, readContentPicture, async ({ params, reply }) => {
    const picture = await findContentPicture(db, params.id);
    if (!picture || `${picture.width}x${picture.height}` !== params.size)
      throw new ProblemError('NOT_FOUND', 'Такой картинки нет');
    // A picture never changes under its id.
    return reply
      .type(`image/${picture.kind}`)
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .send(picture.content);
  });
}
