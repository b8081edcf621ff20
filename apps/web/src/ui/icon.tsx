import { icons } from './icon.table.ts';

export type IconName = keyof typeof icons;

interface Props {
  readonly name: IconName;
  /** Edge in px: 14, 16, 20 (default) or 24. */
  readonly size?: 14 | 16 | 20 | 24;
  readonly className?: string | undefined;
}

/** A decorative icon in the colour of the text around it. What it means is said by its neighbour or by the control's label. */
export function Icon({ name, size = 20, className = '' }: Props) {
  const icon: { stroke: string; fill?: string } = icons[name];
  return (
    <svg
      className={`i ${size === 20 ? '' : `i${size}`} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icon.stroke !== '' && <path d={icon.stroke} />}
      {icon.fill !== undefined && <path d={icon.fill} fill="currentColor" stroke="none" />}
    </svg>
  );
}
