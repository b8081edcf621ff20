import { Link } from '@tanstack/react-router';
import { paths } from '../../platform/paths.ts';
import type { PracticeArea } from '../../text/areas.ts';
import { buttonLook } from '../../ui/button.tsx';
import { useDocuments } from './api/use-documents.ts';
import classes from './kept-documents.module.css';

/** The way of somebody whose access to an area has ended to the documents they have of it: to read, edit, print and put away. */
export function KeptDocuments({ area }: { readonly area: PracticeArea }) {
  const { data } = useDocuments({ area, search: '', status: null, isTrash: false });
  if (data === undefined || data.pages.every(({ items }) => items.length === 0)) return null;
  return (
    <section aria-label="Ваши документы" className={`row wrap ${classes.kept}`}>
      <p>Документы, которые вы составили, остались вашими: их можно открывать, править и печатать.</p>
      <Link to={paths[area]} search={{ tab: 'documents' }} {...buttonLook()}>
        Ваши документы
      </Link>
    </section>
  );
}
