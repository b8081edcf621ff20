import { readableBrand } from '@nebosvod/drawing/readable-colour';
import type { Db } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { type LogoPicture, plainLook, type SiteLook } from '../../site-look.ts';
import type { Content } from './load-content.ts';
import { findLogoPicture } from './site-logo.repository.ts';

const PAPER = '#ffffff';

/**
 * How the site signs now: contacts and colours stand in memory, its picture is read once for each it has had. Without the database
 * the name stands in the picture's place.
 */
export function createSiteLook(db: Db, content: Pick<Content, 'seller' | 'brand'>): () => Promise<SiteLook> {
  let kept: { readonly id: string; readonly picture: LogoPicture | null } | null = null;
  const pictureOf = async (id: string): Promise<LogoPicture | null> => {
    if (kept?.id === id) return kept.picture;
    try {
      kept = { id, picture: (await findLogoPicture(db, id)) ?? null };
      return kept.picture;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return null;
    }
  };
  return async () => {
    const { seller, brand } = content;
    return {
      name: seller?.name ?? plainLook.name,
      contacts: seller === null ? [] : [seller.email, seller.phone, seller.url].filter((way) => way !== null),
      colour: brand === null ? null : readableBrand(brand.light, PAPER).colour,
      logo: brand === null || brand.logoId === null ? null : await pictureOf(brand.logoId),
    };
  };
}
