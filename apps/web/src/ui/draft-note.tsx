import { useRef } from 'react';
import { Button } from './button.tsx';
import { noteLook } from './note-look.ts';

interface Props {
  /** Whether the form began with what was typed before. */
  readonly isKept: boolean;
  /** What giving it up is called: there may be a saved state to go back to. */
  readonly act: 'Начать заново' | 'Вернуть сохранённое';
  readonly onReset: () => void;
}

/** First in a form that holds words which were typed before and have not been saved: says so, and gives them up at a press. */
export function DraftNote({ isKept, act, onReset }: Props) {
  const note = useRef<HTMLDivElement>(null);
  if (!isKept) return null;
  const reset = () => {
    // The note goes with its button: the keyboard goes on at the first field.
    note.current?.parentElement?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    onReset();
  };
  return (
    <div ref={note} {...noteLook({ className: 'wrap' })}>
      <span>Здесь то, что вы набрали раньше и не сохранили.</span>
      <Button size="sm" onClick={reset}>
        {act}
      </Button>
    </div>
  );
}
