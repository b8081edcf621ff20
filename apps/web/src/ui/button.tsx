import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'outline' | 'quiet';
interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'big';
  readonly full?: boolean;
}

/** Classes of a button, for links that look like one. */
export function buttonClass({ variant = 'outline', size = 'md', full = false }: Look = {}): string {
  return ['btn', variant === 'outline' ? '' : variant, size === 'md' ? '' : size, full ? 'full' : '']
    .filter(Boolean)
    .join(' ');
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  readonly icon?: IconName;
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
  className = '',
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
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(full && { full }) })} ${className}`}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <span className="spin" aria-hidden="true" /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
