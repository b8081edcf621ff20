import { type ReactNode, useId, useRef, useState } from 'react';
import { shareText } from '../text/share.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { iconButtonLook } from './icon-button-look.ts';
import { noticeLook } from './notice-look.ts';
import classes from './share.module.css';

interface Props {
  readonly title: string;
  /** The button is its icon alone. */
  readonly isBrief?: boolean;
  /** What the dialog holds, made when it is opened. */
  readonly children: () => ReactNode;
}

/** «Поделиться»: a button and its dialog. */
export function ShareDialog({ title, isBrief = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      {isBrief ? (
        <button
          type="button"
          {...iconButtonLook({ boxed: true })}
          aria-label={shareText.share}
          aria-haspopup="dialog"
          onClick={open}
        >
          <Icon name="share" />
        </button>
      ) : (
        <Button icon="share" aria-haspopup="dialog" onClick={open}>
          <span>{shareText.share}</span>
        </Button>
      )}
      <dialog
        ref={dialog}
        {...noticeLook({ className: classes.dialog })}
        aria-labelledby={titleId}
        onClose={() => setOpen(false)}
      >
        <h2 id={titleId}>{title}</h2>
        {isOpen && children()}
        <div className="row wrap">
          <Button onClick={() => dialog.current?.close()}>{shareText.close}</Button>
        </div>
      </dialog>
    </>
  );
}
