import type { Db } from '../../context.ts';
import { orGiveBack, verifySecret } from '../auth/password-hash.ts';
import { giveBackPinTry, type LinkRow, takePinTry } from './links.repository.ts';

type PinnedLink = Pick<LinkRow, 'id' | 'pin_hash'>;

/** Comparisons under way, by link and PIN. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Whether a PIN opens a link; in the same time where there is no such link. The same PIN asked many times at once is compared once, so
 * that readers who come together with the right one do not take each other's tries; a wrong one counts as often as it was asked.
 */
export async function isRightPin(
  db: Db,
  link: PinnedLink | undefined,
  pin: string,
  compare: typeof verifySecret = verifySecret,
): Promise<boolean> {
  if (!link) return compare(null, pin);
  const key = `${link.id} ${pin}`;
  const same = underWay.get(key);
  if (same) {
    const isRight = await same;
    if (!isRight) await takePinTry(db, link.id);
    return isRight;
  }
  const own = tryPin(db, link, pin, compare).finally(() => underWay.delete(key));
  underWay.set(key, own);
  return own;
}

/** A try is counted before it is looked at, so that racing guesses are counted each, and given back when it was no wrong one. */
async function tryPin(db: Db, link: PinnedLink, pin: string, compare: typeof verifySecret): Promise<boolean> {
  const mayTry = await takePinTry(db, link.id);
  const giveBack = async () => {
    if (mayTry) await giveBackPinTry(db, link.id);
  };
  const isRight = await orGiveBack(compare(mayTry ? link.pin_hash : null, pin), giveBack);
  if (isRight) await giveBack();
  return isRight;
}
