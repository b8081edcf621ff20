import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { lateLook } from './late-look.ts';
import { stateLook } from './state-look.ts';
import classes from './states.module.css';

const drawings = {
  chart: (
    <>
      <path d="M18 6h60v60H18ZM18 6l60 60M78 6 18 66M48 6l30 30-30 30-30-30Z" strokeDasharray="2 4" />
      <path className={classes.accent} d="M48 28v16M40 36h16" />
    </>
  ),
  dawn: (
    <>
      <path d="M4 60h88M20 60a28 28 0 0 1 56 0M48 4v14M14 26l8 7M82 26l-8 7" />
      <path className={classes.accent} d="M48 36c.8 5 3 7.2 8 8-5 .8-7.2 3-8 8-.8-5-3-7.2-8-8 5-.8 7.2-3 8-8Z" />
    </>
  ),
  search: (
    <>
      <circle cx="42" cy="34" r="26" />
      <circle cx="42" cy="34" r="18" strokeDasharray="1 4" />
      <path d="m61 53 18 15" />
      <path className={classes.accent} d="M34 34h16" />
    </>
  ),
} as const;

interface EmptyProps {
  readonly drawing?: keyof typeof drawings;
  /** One sentence. */
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

/** Nothing here yet: a small drawing, one sentence, one button. */
export function EmptyState({ drawing = 'chart', children, action }: EmptyProps) {
  return (
    <div {...stateLook()}>
      <svg className={classes.drawing} viewBox="0 0 96 72" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}

interface ErrorProps {
  /** What failed, and what still works. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  /** Short code for support, e.g. `ApiProblem.shortCode`. */
  readonly code?: string;
}

/** A failure where the thing would be, with «Повторить». */
export function ErrorState({ children, onRetry, code }: ErrorProps) {
  return (
    <div {...stateLook()} role="alert">
      <Icon name="bad" size={24} className="bad" />
      <p>{children}</p>
      {onRetry !== undefined && <Button onClick={onRetry}>Повторить</Button>}
      {code !== undefined && <p className={`cap ${classes.code}`}>код {code}</p>}
    </div>
  );
}

interface RefreshingProps {
  readonly active: boolean;
  /** New data has come and is still being drawn: told to machines only, for it is over at once. */
  readonly isBehind?: boolean;
  readonly children: ReactNode;
}

/** Old data stays, dimmed, while new data is on its way. */
export function Refreshing({ active, isBehind = false, children }: RefreshingProps) {
  return (
    <div aria-busy={active || isBehind}>
      <div aria-live="polite">{active && <p {...lateLook({ className: classes.refreshing })}>Обновляем…</p>}</div>
      <div className={active ? classes.dim : undefined}>{children}</div>
    </div>
  );
}
