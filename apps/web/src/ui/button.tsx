import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { type Look, lookOf, type Own } from './look.ts';
import { Spinner } from './spinner.tsx';

const variants = { primary: classes.primary, outline: undefined, quiet: classes.quiet };
export type ButtonVariant = keyof typeof variants;
const sizes = { sm: classes.sm, md: undefined, big: classes.big };

interface Options extends Own {
  readonly variant?: ButtonVariant;
  readonly size?: keyof typeof sizes;
  readonly full?: boolean;
}

/** For links that look like a button. */
export function buttonLook({ variant = 'outline', size = 'md', full = false, className }: Options = {}): Look {
  const kinds = [variants[variant], sizes[size], full && classes.full];
  return lookOf('button', [classes.button, ...kinds, className], variant);
}

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, Options {
  readonly icon?: IconName;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Work is under way: a second click does nothing, focus stays. */
  readonly loading?: boolean;
}

/** One gold `primary` a view; the rest are outlined or quiet. */
export function Button({
  variant,
  size,
  full,
  icon,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...buttonLook({ className, ...(variant && { variant }), ...(size && { size }), ...(full && { full }) })}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
