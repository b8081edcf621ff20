import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

export interface ConfirmLink {
  readonly email: string;
  readonly code: string;
}

/**
 * What a mailed link brings in its fragment, `#email=…&code=…`: a fragment never reaches a server or its logs.
 * @returns empty strings for what is not there or does not look like it
 */
export function readConfirmLink(hash: string): ConfirmLink {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const code = values.get('code') ?? '';
  const email = values.get('email') ?? '';
  return { code: /^\d{8}$/.test(code) ? code : '', email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : '' };
}

/** What the mailed link brought. Read once and taken out of the address, so that neither code nor mail stays in the history. */
export function useMailedLink(): ConfirmLink {
  const { hash, pathname, searchStr } = useLocation();
  const { history } = useRouter();
  const [link] = useState(() => readConfirmLink(hash));
  useEffect(() => {
    if (hash !== '') history.replace(pathname + searchStr);
  }, [hash, pathname, searchStr, history]);
  return link;
}
