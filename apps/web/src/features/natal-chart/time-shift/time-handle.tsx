import { signName } from '@nebosvod/terms/sign';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './time-handle.module.css';

interface Props {
  readonly time: string;
  readonly shift: number;
  /** Where a minute stands on the line, 0 to 1. */
  readonly place: (minutes: number) => number;
  /** Minutes at which the lagna of D9 changes. */
  readonly minutes: readonly number[];
  readonly navamshaLagna: number | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The slider of a phone while it is closed: the time, a line in small and the sign of D9 that holds, 44 px at the foot of the window. */
export function TimeHandle({ time, shift, place, minutes, navamshaLagna, isOpen, onToggle }: Props) {
  const names = useNames();
  const x = (minute: number) => `${place(minute) * 100}%`;
  return (
    <button type="button" className={classes.handle} aria-expanded={isOpen} onClick={onToggle}>
      <span className="vh">{isOpen ? 'Свернуть время рождения' : 'Время рождения: сдвинуть'}</span>
      <b>{time}</b>
      <svg className={classes.line} aria-hidden="true">
        <line x1="0" y1="50%" x2="100%" y2="50%" />
        {minutes.map((minute) => (
          <line key={minute} x1={x(minute)} y1="4" x2={x(minute)} y2="12" />
        ))}
        <circle cx={x(shift)} cy="50%" r="5" />
      </svg>
      {navamshaLagna !== null && <span className="cap">D9 {signName(navamshaLagna, names)}</span>}
      <Icon name={isOpen ? 'down' : 'up'} size={16} />
    </button>
  );
}
