import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';

interface Props {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  /** What the second button says: «Да, удалить». */
  readonly sure: string;
  readonly isBusy: boolean;
  readonly onSure: () => void;
}

/** A button that asks once more before it does what cannot be undone. The focus goes to the way back, and back with it. */
export function AskedTwice({ children, variant = 'quiet', sure, isBusy, onSure }: Props) {
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The pressed button is gone from the page, and the focus with it.
    if (isAsking !== wasAsking.current) place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <span ref={place} className="row wrap">
      {isAsking ? (
        <>
          <Button loading={isBusy} onClick={onSure}>
            {sure}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Оставить
          </Button>
        </>
      ) : (
        <Button variant={variant} onClick={() => setAsking(true)}>
          {children}
        </Button>
      )}
    </span>
  );
}
