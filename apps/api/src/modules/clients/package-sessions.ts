import type { NewClient } from '@nebosvod/contracts/clients';
import { ProblemError } from '../../problem-error.ts';

type Session = NewClient['sessions'][number];
type Package = NewClient['packages'][number];

interface Lists {
  readonly sessions: readonly Session[];
  readonly packages: readonly Package[];
}

/** Lists that a change names. */
type Change = { readonly [List in keyof Lists]?: Lists[List] | undefined };

const refusal = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/** How many sessions each package pays for. */
function paidBy(sessions: readonly Session[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { packageId } of sessions) if (packageId) counts.set(packageId, (counts.get(packageId) ?? 0) + 1);
  return counts;
}

/**
 * Keeps packages in step with the sessions they pay for. A session tied to a package is paid and counts as used; taken away or
 * untied, it is given back. A change that names the packages says itself how much is used, at least what is tied. Sessions of a
 * package that is gone stay paid.
 * @param before the lists as they stand; empty of a new client
 * @returns what is to be stored of both lists
 * @throws ProblemError 400 for a package that is not there, or has no session left
 */
export function drawnPackages(before: Lists, change: Change): Pick<NewClient, 'sessions' | 'packages'> {
  const packages = change.packages ?? before.packages;
  const ids = new Set(packages.map(({ id }) => id));
  const sessions = (change.sessions ?? before.sessions).map((session, index): Session => {
    const { packageId, ...rest } = session;
    if (!packageId) return session;
    if (ids.has(packageId)) return { ...session, isPaid: true };
    if (change.sessions) throw refusal(`sessions.${index}.packageId`, 'Такого пакета у клиента нет');
    return rest;
  });
  const [was, is] = [paidBy(before.sessions), paidBy(sessions)];
  return {
    sessions,
    packages: packages.map((one, index) => {
      const tied = is.get(one.id ?? '') ?? 0;
      if (change.packages) {
        if (one.used < tied) throw refusal(`packages.${index}.used`, `Встреч, списанных из пакета: ${tied}`);
        return one;
      }
      const used = Math.max(tied, one.used + tied - (was.get(one.id ?? '') ?? 0));
      if (used > one.total) {
        const last = sessions.findLastIndex(({ packageId }) => packageId === one.id);
        throw refusal(`sessions.${last}.packageId`, 'В пакете не осталось встреч');
      }
      return { ...one, used };
    }),
  };
}
