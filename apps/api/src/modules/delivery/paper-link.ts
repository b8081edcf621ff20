import { randomUUID } from 'node:crypto';
import { mostLinks } from '@nebosvod/contracts/delivery';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import type { Db } from '../../context.ts';
import { derivedToken } from '../auth/derived-token.ts';
import { findPaperLink, insertLink } from './links.repository.ts';
import { hashOf } from './open-link.ts';

/** A code on paper opens its page this long. */
const PAPER_DAYS = 365;

/** A link that the files of a document carry. */
export interface PaperLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * The link for the files of a document, made with the first of them. Its token is made of its id and the server's secret, so that
 * the same code is printed again while the table keeps no token.
 * @returns null when the person has as many links as may be
 */
export async function paperLink(db: Db, userId: string, consultationId: string): Promise<PaperLink | null> {
  const known = await findPaperLink(db, userId, consultationId);
  if (known) return { token: await tokenOf(db, known.id), expiresAt: known.expires_at };
  const id = randomUUID();
  const kept = await insertLink(
    db,
    {
      id,
      token_hash: hashOf(await tokenOf(db, id)),
      user_id: userId,
      consultation_id: consultationId,
      pin_hash: null,
      with_proof: true,
      is_paper: true,
      expires_at: new Date(Date.now() + PAPER_DAYS * DAY_MS),
    },
    mostLinks,
  );
  // Another file may have been first with its own.
  return kept && { token: await tokenOf(db, kept.id), expiresAt: kept.expires_at };
}

const tokenOf = (db: Db, id: string): Promise<string> => derivedToken(db, 'paper-link', id);
