import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { getWesternDocument } from '@nebosvod/contracts/western-document';
import type { Background, Waiting } from '../../background/background.ts';
import type { SiteLook } from '../../site-look.ts';
import { computeWestern } from '../western/western-chart.service.ts';
import { westernDocumentTask } from './western-document.worker.ts';
import { westernFactsOf } from './western-facts.ts';

/** A file and the name it is saved under. */
interface WesternDocument {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The Western chart of a birth as an A4 PDF: the chart is computed here, where its refusals can be answered, and printed in a thread.
 * @throws ProblemError as every computing call: 400 without a birth, 409 for an ambiguous or skipped time; 429 when too much is waiting
 */
export async function westernDocument(
  { preset, ...request }: BodyOf<typeof getWesternDocument>,
  site: SiteLook,
  background: Background,
  waiting: Waiting,
): Promise<WesternDocument> {
  const facts = westernFactsOf(await computeWestern(request), request);
  const content = await background.run(westernDocumentTask, { preset, facts, site }, waiting);
  return { name: `western-${preset}.pdf`, content: Buffer.from(content) };
}
