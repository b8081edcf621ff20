import { type OnePublication, partsOf } from '@nebosvod/composer/content/publication-parts';
import type { PublicationRefusal } from '@nebosvod/composer/proof/accepted-publication';
import type { StoredDocument } from '@nebosvod/contracts/consultations';
import type { AdvertisingRules } from '@nebosvod/contracts/social-media';
import type { Writer, Writers } from '../consultations/writers.ts';
import type { WritingRequest } from '../consultations/writing-request.ts';
import { markOf, voiceOf } from '../content-writing/content-writing.service.ts';
import { acceptPublicationTask } from './model-writing.worker.ts';
import { publicationRequest, readPublicationAnswer, typedTopic } from './publication-material.presenter.ts';
import { tellFault, type Writing } from './section-writer.service.ts';

/** A publication is given up to the words of the rules after this long. */
const MOST_MS = 60_000;
/** Publications of a model are queued by themselves: they do not stand in the way of documents. */
const ADDRESS = 'publications of the model';
/** A model whose first answer is not taken is told why, and asked once more. */
const TRIES = 2;

/**
 * Who writes publications with a language model: rules write them whole, the model says them in other words, and these are held against
 * the rules, the check of publications, the sky of the day and the voice. Where they do not stand up the words of the rules do, and the
 * document says so. A plan is many publications in one: rules write it.
 */
export function publicationWriters(
  writers: Writers,
  writing: Writing,
  rules: { readonly advertising: AdvertisingRules },
  mostMs: number = MOST_MS,
): Writers {
  const writerOf =
    (compose: Writer): Writer =>
    async (request, onStep, signal) => {
      const document = await compose(request, onStep, signal);
      if (request.writer === 'composer' || !isOne(document)) return document;
      await onStep({ done: 1, of: 2, title: 'Нейросеть пересказывает, мы проверяем' });
      const stop = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
      const said = await saidByModel(writing, { document, request, rules }, stop);
      signal.throwIfAborted();
      return said ?? { ...document, writer: 'composer-instead' };
    };
  return Object.fromEntries(Object.entries(writers).map(([kind, compose]) => [kind, writerOf(compose)]));
}

const isOne = (document: StoredDocument): document is OnePublication => 'kind' in document && document.kind !== 'plan';

interface Told {
  readonly document: OnePublication;
  readonly request: WritingRequest;
  readonly rules: { readonly advertising: AdvertisingRules };
}

/** The publication in a model's words; null when it does not answer, or twice not well. */
async function saidByModel(writing: Writing, told: Told, signal: AbortSignal): Promise<OnePublication | null> {
  let remark: PublicationRefusal | null = null;
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const answer = await asked(writing, told, { remark, signal });
      if ('document' in answer) return answer.document;
      remark = answer.refused;
      writing.log.info({ refused: remark, attempt }, 'a publication of the model checked');
    }
  } catch (error) {
    if (!signal.aborted) tellFault(writing, error);
    else writing.log.info('a publication of the model was given up');
  }
  return null;
}

async function asked(
  { client, background }: Writing,
  { document, request: { publication }, rules }: Told,
  { remark, signal }: { readonly remark: PublicationRefusal | null; readonly signal: AbortSignal },
) {
  if (!publication || publication.order.kind === 'plan') return { refused: 'shape' } as const;
  const { order, place, seed, item, voice: learned } = publication;
  const voice = voiceOf(order, publication);
  const mark = markOf(order);
  const topic = typedTopic(document, item?.topic ?? '');
  const question = publicationRequest({ document, parts: partsOf(document, mark), voice, topic, remark });
  const words = readPublicationAnswer(await client.ask(question, signal), topic);
  if (!words) return { refused: 'shape' } as const;
  const rule = document.sky?.rule;
  const date = rule && 'date' in rule ? rule.date : document.asOf;
  const isBarred = rules.advertising.networks.some((one) => one.isRestricted && one.network === order.network);
  const isLearned =
    learned !== undefined && (order.tone === undefined || order.tone === 'own' || order.tone === 'selling');
  return background.run(
    acceptPublicationTask,
    { document, words, voice, isLearned, mark, seed, isBarred, sky: { date, timeZone: place.timeZone } },
    { signal, address: ADDRESS },
  );
}
