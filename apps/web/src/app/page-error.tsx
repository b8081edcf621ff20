import type { ReactNode } from 'react';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';

/** A page that could not be drawn or loaded; the shell around it works. A new version on the server is the usual cause, so it reloads. */
export function PageError(): ReactNode {
  return (
    <>
      <PageTitle title="Страница не открылась" />
      <ErrorState onRetry={() => location.reload()}>Её часть не загрузилась. Остальные разделы работают.</ErrorState>
    </>
  );
}
