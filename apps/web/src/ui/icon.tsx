import classes from './icon.module.css';
import { icons } from './icon.table.ts';
import { lookOf } from './look.ts';

const sizes = { 14: classes.s14, 16: classes.s16, 20: undefined, 24: classes.s24 };

export type IconName = keyof typeof icons;

interface Props {
  readonly name: IconName;
  /** Edge in px: 14, 16, 20 (default) or 24. */
  readonly size?: 14 | 16 | 20 | 24;
  readonly className?: string | undefined;
}

/** A decorative icon in the colour of the text around it. What it means is said by its neighbour or by the control's label. */
export function Icon({ name, size = 20, className }: Props) {
  const icon: { stroke: string; fill?: string } = icons[name];
  return (
    <svg
      {...lookOf('icon', [classes.icon, sizes[size], className])}
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
