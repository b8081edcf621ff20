import { DAY_MS } from '@nebosvod/engine/time/durations';
import { lengthOf, shareAt, type TimeWindow } from '../../chart/time-window.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { Segments } from '../../ui/segments.tsx';
import classes from './life-line.module.css';
import { stepOf, type WindowStore, zoomSteps } from './window-store.ts';
import { windowWords } from './window-words.ts';

interface Props {
  readonly store: WindowStore;
  readonly life: TimeWindow;
  /** Where it is in sight a length is shown round it, else round the middle. */
  readonly now: number;
  readonly utcOffsetSeconds: number;
  readonly onToday: () => void;
}

/** What time is shown, in words, and the buttons that do what wheel, pinch and keys do. */
export function LifeTools({ store, life, now, utcOffsetSeconds, onToday }: Props) {
  const window = store.rested.use();
  const showStep = (id: string) => {
    const days = zoomSteps.find((step) => step.id === id)?.days ?? null;
    if (days === null) store.show(life);
    else
      store.zoom(
        (days * DAY_MS) / lengthOf(window),
        now >= window.from && now < window.to ? shareAt(window, now) : 0.5,
      );
  };
  return (
    <div className={classes.head}>
      <h2 className="tn">{windowWords(window, utcOffsetSeconds)}</h2>
      <div className={`${classes.tools} no-print`}>
        <Press icon="left" label="Раньше" onPress={() => store.pan(-0.5)} />
        <button type="button" {...buttonLook({ size: 'sm' })} onClick={onToday}>
          Сегодня
        </button>
        <Press icon="right" label="Позже" onPress={() => store.pan(0.5)} />
        <Press icon="plus" label="Крупнее" onPress={() => store.zoom(1 / 1.8, 0.5)} />
        <Press icon="minus" label="Мельче" onPress={() => store.zoom(1.8, 0.5)} />
      </div>
      <div className={`${classes.steps} no-print`}>
        <Segments
          label="Сколько времени показано"
          small
          options={zoomSteps.map(({ id, label }) => ({ value: id, label }))}
          value={stepOf(window, life, DAY_MS)}
          onChange={showStep}
        />
      </div>
    </div>
  );
}

interface PressProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function Press({ icon, label, onPress }: PressProps) {
  return (
    <button type="button" {...iconButtonLook({ boxed: true })} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
