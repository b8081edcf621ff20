import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { createModelClient } from './language-model/model-client.ts';
import { modelSettings } from './language-model/model-settings.ts';
import { composerRewriter } from './modules/consultations/composer-rewriter.service.ts';
import { composerWriters } from './modules/consultations/composer-writers.service.ts';
import type { Rewriter, Writers } from './modules/consultations/writers.ts';
import { contentWriters } from './modules/content-writing/content-writers.ts';
import { modelRewriter } from './modules/model-writing/model-rewriter.service.ts';
import { modelWriters } from './modules/model-writing/model-writers.service.ts';
import { publicationWriters } from './modules/model-writing/publication-writers.service.ts';

/** Who writes documents: the composer, and with it the operator's language model where there is one. */
export function writing(
  { env, background, content }: Context,
  log: FastifyInstance['log'],
): { readonly writers: Writers; readonly rewrite: Rewriter } {
  const [readings, rewrite] = [composerWriters(background), composerRewriter(background)];
  const publications = contentWriters(background);
  const settings = modelSettings(env);
  if (!settings) return { writers: { ...readings, ...publications }, rewrite };
  const model = { client: createModelClient(settings), background, log };
  return {
    writers: { ...modelWriters(readings, model), ...publicationWriters(publications, model, content) },
    rewrite: modelRewriter(rewrite, model),
  };
}
