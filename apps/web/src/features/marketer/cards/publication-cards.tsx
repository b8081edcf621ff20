import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { publicationCards } from './text-cards.ts';

const CardStudio = lazyNamed(
  () => import('./card-studio.tsx'),
  (module) => module.CardStudio,
);

/** Pictures of a written text: its frames, its slides or its first phrase; drawn when they are asked for. */
export function PublicationCards({ document }: { readonly document: PublicationDocument }) {
  const [isOpen, setOpen] = useState(false);
  const subjects = useMemo(() => publicationCards(document), [document]);
  if (subjects.length === 0) return null;
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Карточки из текста
      </Button>
      {isOpen && (
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <CardStudio
            subjects={subjects}
            setName={document.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}
            firstSize={document.kind === 'story' ? 'story' : 'square'}
          />
        </Suspense>
      )}
    </div>
  );
}
