import { mostFileBytes } from '@nebosvod/contracts/files';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

const tooLarge = () => new ProblemError('BODY_TOO_LARGE', 'Картинка больше 1 МБ: уменьшите её');

/** Has a scope take bytes as bodies; what they are is told by themselves, whatever type came with them. */
export function takePictures(scope: FastifyInstance): void {
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostFileBytes }, (_request, body, done) =>
    done(null, new Blob([typeof body === 'string' ? body : new Uint8Array(body)])),
  );
  scope.addHook('preParsing', async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > mostFileBytes) throw tooLarge();
  });
}
