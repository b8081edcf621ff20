import type { ReactNode } from 'react';
import { mapsText } from '../text/saved-maps.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { type NotOpened, type Opened, useOpenBirth } from './use-open-birth.ts';

interface WordsProps {
  /** Title of the page while there is no chart to give it one. */
  readonly title?: string;
  /** What is said where the account has no such map. */
  readonly missing?: string;
  /** The same for the chart of this device. */
  readonly missingLocal?: string;
  /** Leads to the list of maps. */
  readonly toList: ReactNode;
}

/** In place of a birth that is not open: it loads, there is none, or it failed to load. */
export function NoBirth({
  birth,
  title,
  missing = mapsText.missing,
  missingLocal = missing,
  toList,
}: WordsProps & { readonly birth: NotOpened }) {
  if (birth.state === 'loading') return <PageSkeleton />;
  return (
    <>
      {title !== undefined && <PageTitle title={title} />}
      {birth.state === 'missing' ? (
        <EmptyState drawing="search" action={toList}>
          {birth.isLocal ? missingLocal : missing}
        </EmptyState>
      ) : (
        <ErrorState onRetry={birth.retry} code={birth.problem.shortCode}>
          {birth.problem.message}
        </ErrorState>
      )}
    </>
  );
}

interface Props extends WordsProps {
  /** Id of a saved map, or `local`. */
  readonly map: string;
  readonly children: (opened: Opened) => ReactNode;
}

/** The birth that `?map=` names, or why there is none to show. */
export function OpenBirth({ map, children, ...words }: Props) {
  const birth = useOpenBirth(map);
  return birth.state === 'open' ? children(birth) : <NoBirth birth={birth} {...words} />;
}
