import type { Birth } from '@nebosvod/contracts/birth';
import { counted } from '@nebosvod/terms/plural';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import classes from '../../../chart/tab.module.css';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import { certaintyOf } from '../certainty.ts';

interface Props {
  readonly birth: Birth;
  readonly answer: PlanetsAnswer;
}

/** «Верно весь день / может быть другим»: what a rough or unknown time leaves sure. */
export function CertaintyNote({ birth, answer }: Props) {
  const names = useNames();
  const certainty = certaintyOf(answer, names);
  if (!certainty) return null;
  const span =
    birth.time === null
      ? 'весь день'
      : `в пределах ±\u00a0${counted(birth.timeUncertaintyMinutes ?? 0, 'минута', 'минуты', 'минут')}`;
  return (
    <div {...noteLook({ className: classes.certainty })} data-certainty="" role="note">
      <Icon name="info" />
      <div>
        {certainty.sure.length > 0 && (
          <p>
            <b>Верно {span}:</b> знак, накшатра, пада и навамша у {certainty.sure.length === 1 ? 'точки' : 'точек'}{' '}
            {certainty.sure.join(', ')}.
          </p>
        )}
        {certainty.unsure.length > 0 && (
          <p>
            <b>Может быть другим:</b> {certainty.unsure.join('; ')}.
          </p>
        )}
      </div>
    </div>
  );
}
