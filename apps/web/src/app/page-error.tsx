import type { ReactNode } from 'react';
import { ErrorState } from '../ui/states.tsx';

/** A page that could not be drawn or loaded; the shell around it works. A new version on the server is the usual cause, so it reloads. */
export function PageError(): ReactNode {
  return <ErrorState onRetry={() => location.reload()}>Страница не открылась. Остальные разделы работают.</ErrorState>;
}
