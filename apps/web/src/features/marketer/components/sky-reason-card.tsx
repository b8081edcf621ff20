import type { SkyReason } from '@nebosvod/contracts/sky-rule';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { unbrokenDates } from '@nebosvod/terms/civil-date';
import { Icon } from '../../../ui/icon.tsx';
import { useSkyOccasions } from '../api/use-sky-occasions.ts';
import { hasEvent } from '../unused-occasions.ts';
import { SkySigns } from '../views/sky-mark.tsx';
import classes from './sky-reason-card.module.css';

interface Props {
  /** Null of a reason that was typed. */
  readonly sky: SkyReason | null;
  readonly reason: string;
}

/** Why a publication is of this day: first of all that its writer sees, with whether the sky still says so. */
export function SkyReasonCard({ sky, reason }: Props) {
  return (
    <div className={classes.card}>
      {sky === null ? (
        <Icon name="calendar" />
      ) : (
        <span className={classes.signs} aria-hidden="true">
          <SkySigns rule={sky.rule} topic="" />
        </span>
      )}
      <div>
        <span className="cap">Повод в небе</span>
        <b>{unbrokenDates(reason)}</b>
        {sky !== null && <Recomputed sky={sky} />}
      </div>
    </div>
  );
}

/** The event is looked for anew around its instant. A number of a day is no event: its digits are in the text. */
function Recomputed({ sky }: { readonly sky: SkyReason }) {
  const day = sky.at.slice(0, 10);
  const occasions = useSkyOccasions({ from: addDays(day, -1), to: addDays(day, 1) });
  if (occasions === undefined || sky.rule.kind === 'number') return null;
  return hasEvent(occasions, sky) ? (
    <span className={classes.good}>
      <Icon name="good" size={16} /> пересчитано сейчас: так и есть
    </span>
  ) : (
    <span className={classes.bad}>
      <Icon name="warn" size={16} /> пересчитано сейчас: такого события в этот день нет
    </span>
  );
}
