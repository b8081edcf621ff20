import { createHash } from 'node:crypto';
import type { Brand, Delivered } from '@nebosvod/contracts/delivery';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { findConsultation } from '../consultations/consultations.repository.ts';
import { latestDocument } from '../consultations/edit.service.ts';
import { readBrand } from './brand.repository.ts';
import { deliveredDocument } from './delivered-document.ts';
import { findLink, type LinkRow, markOpened } from './links.repository.ts';
import { isRightPin } from './pin-try.ts';
import { type SigningKey, signatureOf } from './signature.ts';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The PIN that comes with a request for a document. */
export function pinOf({ headers }: FastifyRequest): string | undefined {
  const pin = headers['x-pin'];
  return typeof pin === 'string' ? pin : undefined;
}

/** One answer for a link that never was, is over or closed, and for a PIN that is missing or wrong. */
const noLink = () => new ProblemError('NOT_FOUND', 'Ссылка не открылась');

/** A document as its link hands it out. */
export interface OpenedLink {
  readonly link: LinkRow;
  readonly delivered: Delivered;
}

/**
 * Opens a document by its link, and notes that it was opened.
 * @throws ProblemError 404, one and the same whatever the reason
 */
export async function openLink(
  db: Db,
  signing: () => Promise<SigningKey>,
  { token, pin }: { readonly token: string; readonly pin: string | undefined },
): Promise<OpenedLink> {
  const link = await findLink(db, hashOf(token));
  await assertPin(db, link, pin);
  if (!link) throw noLink();
  const row = await findConsultation(db, link.user_id, link.consultation_id);
  const stored = row && (await latestDocument(db, row));
  if (!stored) throw noLink();
  const brand = await readBrand(db, link.user_id);
  const document = deliveredDocument(stored, brand, link.with_proof);
  const signature = signatureOf(await signing(), document);
  // After it is signed: the loop is others' for a while before a long document is drawn.
  await markOpened(db, link.id);
  return { link, delivered: { document, brand: shownBrand(brand), withProof: link.with_proof, signature } };
}

/** A brand as a client sees it. */
function shownBrand({ order: _order, hiddenSections: _hidden, ...shown }: Brand): Delivered['brand'] {
  return shown;
}

async function assertPin(db: Db, link: LinkRow | undefined, pin: string | undefined): Promise<void> {
  if (link && link.pin_hash === null) return;
  if (pin === undefined || !(await isRightPin(db, link, pin))) throw noLink();
}
