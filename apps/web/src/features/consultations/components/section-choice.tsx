import { Checkbox } from '@mantine/core';
import { hintLook } from '../../../ui/hint-look.ts';
import type { Kind } from '../api/use-documents.ts';
import classes from '../consultations.module.css';

interface Props {
  readonly sections: Kind['sections'];
  /** Ids of those left out. */
  readonly without: readonly string[];
  readonly onChange: (without: string[]) => void;
}

/** Which sections the document has: all unless some are left out; the first is always there. */
export function SectionChoice({ sections, without, onChange }: Props) {
  return (
    <fieldset className={classes.sections} aria-label="Какие разделы нужны">
      {sections.map(({ id, title }, index) => (
        <Checkbox
          key={id}
          label={title}
          checked={index === 0 || !without.includes(id)}
          disabled={index === 0}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? without.filter((one) => one !== id) : [...without, id])
          }
        />
      ))}
      <p {...hintLook()}>«{sections[0]?.title}» есть в каждом документе.</p>
    </fieldset>
  );
}
