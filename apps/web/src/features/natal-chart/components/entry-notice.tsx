import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { markChartWarningSeen, useChartWarningSeen } from '../../../platform/chart-warning.ts';
import { changeSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { noticeLook } from '../../../ui/notice-look.ts';
import classes from './entry-notice.module.css';

/** What to know before the first chart of a visit; wording fixed by the product. */
const noticeText = {
  title: 'Перед расчётом',
  body: 'Карта строится в сидерическом зодиаке (айанамша Лахири, её можно сменить). Точность зависит от времени рождения: 4\u00a0минуты сдвигают лагну примерно на\u00a01°. Толкования дают повод для размышления и не заменяют врача, юриста или финансового консультанта. Данные других людей вносите только с их согласия.',
  narrow: 'На узком экране часть таблиц свёрнута, удобнее открыть карту на компьютере.',
  accept: 'Понятно',
  never: 'Больше не показывать',
} as const;

interface Props {
  /** Called when the notice has gone with the button that had the focus. */
  readonly onAccept?: () => void;
}

/**
 * The notice of a visit: a card that leaves the page in use. The session flag `natal-chart-warning-seen` and «Больше не показывать»
 * keep it away; the server knows neither and draws it, so it stands where nothing moves when it goes.
 */
export function EntryNotice({ onAccept }: Props) {
  const { hidesNotice } = useSettings();
  const isSeen = useChartWarningSeen();
  const [isForever, setIsForever] = useState(false);
  const titleId = useId();
  if (hidesNotice || isSeen) return null;

  const accept = () => {
    if (isForever) changeSettings({ hidesNotice: true });
    markChartWarningSeen();
    onAccept?.();
  };
  return (
    <section {...noticeLook({ className: 'no-print' })} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.noticeTitle}>
        {noticeText.title}
      </h2>
      <p>{noticeText.body}</p>
      <p className={`${classes.noticeNarrow} muted`}>{noticeText.narrow}</p>
      <div className={`row wrap ${classes.noticeActions}`}>
        <Button onClick={accept}>{noticeText.accept}</Button>
        <Checkbox
          label={noticeText.never}
          checked={isForever}
          onChange={(event) => setIsForever(event.currentTarget.checked)}
        />
      </div>
    </section>
  );
}
