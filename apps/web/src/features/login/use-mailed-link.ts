import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type ConfirmLink, readConfirmLink } from './confirm-link.ts';

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
