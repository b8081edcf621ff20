import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** Takes the name of a page that the server draws: effects do not run there. */
export const DrawnTitle = createContext<((name: string) => void) | null>(null);

import { PageHead } from './page-head.tsx';

interface Props {
  readonly title: ReactNode;
  /** Name of the browser tab, where it differs from the heading. */
  readonly tab?: string;
  readonly subtitle?: ReactNode;
  /** Buttons at the right end. */
  readonly actions?: ReactNode;
  /** The double rule of an almanac: for pages of work, not for every page. */
  readonly ruled?: boolean;
}

/** Heading of a page; also names the browser tab. */
export function PageTitle({ title, tab, subtitle, actions, ruled = false }: Props) {
  const name = tab ?? (typeof title === 'string' ? title : '');
  const inTab = name === '' ? 'Небосвод' : `${name} · Небосвод`;
  useContext(DrawnTitle)?.(inTab);
  useEffect(() => {
    document.title = inTab;
  }, [inTab]);
  return <PageHead title={title} subtitle={subtitle} actions={actions} ruled={ruled} />;
}
