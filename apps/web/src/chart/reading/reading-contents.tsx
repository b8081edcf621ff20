import { NativeSelect } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import classes from './reading-contents.module.css';
import { goTo, sectionElement } from './reading-parts.ts';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  readonly isLocked: boolean;
}

interface Props {
  readonly entries: readonly ContentsEntry[];
  /** The section in sight. */
  readonly current: string | null;
}

const open = (id: string) => goTo(sectionElement(id), 'start');

/** Sections of the reading: at the side of a wide one, a select above a narrow one. */
export function ReadingContents({ entries, current }: Props) {
  const at = entries.findIndex(({ id }) => id === current);
  return (
    <div className={`${classes.contents} no-print`}>
      <nav className={classes.list} aria-label="Содержание чтения">
        <ul>
          {entries.map(({ id, title, isLocked }) => (
            <li key={id}>
              <button type="button" aria-current={id === current ? 'true' : undefined} onClick={() => open(id)}>
                {title}
                {isLocked && (
                  <>
                    <Icon name="lock" size={16} />
                    <span className="vh">закрыто</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <NativeSelect
        className={classes.select}
        aria-label={`Содержание: раздел ${Math.max(at, 0) + 1} из ${entries.length}`}
        value={current ?? entries[0]?.id}
        data={entries.map(({ id, title, isLocked }) => ({ value: id, label: isLocked ? `${title} · закрыто` : title }))}
        onChange={(event) => open(event.currentTarget.value)}
      />
    </div>
  );
}
