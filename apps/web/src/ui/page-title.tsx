import { type ReactNode, useEffect } from 'react';
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
  useEffect(() => {
    document.title = name === '' ? 'Небосвод' : `${name} · Небосвод`;
  }, [name]);
  return <PageHead title={title} subtitle={subtitle} actions={actions} ruled={ruled} />;
}
