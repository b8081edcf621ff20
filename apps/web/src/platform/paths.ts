import { pagePaths } from '@nebosvod/contracts/page-paths';
import type { ProductArea } from '@nebosvod/contracts/products.table';

export const paths = pagePaths;

/** Legal texts, always opened in a new tab; the privacy policy is a PDF that the API serves. */
export const legal = {
  privacy: '/legal/privacy.pdf',
  offer: '/home/legal/offer',
  consent: '/home/legal/personal-data',
  cookies: '/home/legal/cookies',
} as const;

/** Address of a map opened by a link. */
export const sharedPath = (token: string): string => `${paths.shared}#${token}`;

export type Section = 'default' | ProductArea;

/** The segment after `/home/`, by which the menu marks the open page; `homepage` when there is none. */
export function selectedSegment(pathname: string): string {
  return /^\/home\/([^/]+)/.exec(pathname)?.[1] ?? 'homepage';
}

/** The section whose logo and accent a page wears. */
export function sectionOf(pathname: string): Section {
  const segment = selectedSegment(pathname);
  return segment === 'astrolog' || segment === 'numerolog' || segment === 'marketer' || segment === 'veda'
    ? segment
    : 'default';
}

/** Pages that make no sense without sign-in: a lost session leaves them for the homepage. */
export function needsSignIn(pathname: string): boolean {
  return (
    pathname === paths.admin ||
    ['profile', 'astrolog', 'numerolog', 'marketer', 'veda'].includes(selectedSegment(pathname))
  );
}

/** Where to go after sign-in: an address of ours with its query and anchor, or the homepage. Never another site. */
export function safeReturnTo(wanted: string | undefined): string {
  return wanted !== undefined && /^(\/home(\/[\w-]+)+|\/admin)(\?[^#\\]*)?(#[^#\\]*)?$/.test(wanted)
    ? wanted
    : paths.home;
}
