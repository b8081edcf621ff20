import type { OpenClientPage } from '@nebosvod/contracts/client-page';
import { Icon } from '../../ui/icon.tsx';
import classes from './section-links.module.css';

type Props = Pick<OpenClientPage, 'document'>;

/** The sections beside the text, where there is room. */
export function SectionColumn({ document }: Props) {
  return (
    <nav className={classes.contents} aria-label="Разделы">
      <SectionLinks document={document} />
    </nav>
  );
}

/** The sections in a sheet at the foot of a narrow screen. */
export function SectionSheet({ document }: Props) {
  return (
    <details className={classes.sheet} data-sheet>
      <summary>
        Разделы <span className="muted">{document.sections.length}</span>
        <Icon name="up" />
      </summary>
      <nav aria-label="Разделы, список">
        <SectionLinks document={document} />
      </nav>
    </details>
  );
}

function SectionLinks({ document }: Props) {
  return document.sections.map(({ id, title }) => (
    <a key={id} href={`#${id}`}>
      {title}
    </a>
  ));
}
