import type { Consultation } from '@nebosvod/contracts/consultations';
import type { ReadingSection } from '@nebosvod/contracts/reading';
import { useEffect, useRef } from 'react';
import { OpenSection } from '../../../chart/reading/open-section.tsx';
import { Button } from '../../../ui/button.tsx';
import classes from '../consultations.module.css';
import type { Saving } from '../use-saving.ts';
import { RewriteBar } from './rewrite-bar.tsx';
import { SectionEditor } from './section-editor.tsx';

interface Props {
  readonly section: ReadingSection;
  readonly consultation: Consultation;
  readonly saving: Saving;
  readonly isEditing: boolean;
  readonly onEdit: (isOn: boolean) => void;
}

/** A section of a document: read, or open for editing in its place. */
export function DocumentSection({ section, consultation, saving, isEditing, onEdit }: Props) {
  const tools = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The fields are gone, and what was pressed with them: the keyboard goes on from where it opened them.
    if (wasEditing.current && !isEditing) tools.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <SectionEditor section={section} saving={saving} onDone={() => onEdit(false)} />;
  return (
    <OpenSection
      section={section}
      tools={
        <div ref={tools} className={`${classes.sectionTools} no-print`}>
          <Button size="sm" variant="quiet" icon="pencil" onClick={() => onEdit(true)}>
            Править<span className="vh"> раздел «{section.title}»</span>
          </Button>
          <RewriteBar section={section} consultation={consultation} saving={saving} />
        </div>
      }
    />
  );
}
