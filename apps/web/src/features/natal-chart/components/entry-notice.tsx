import { Checkbox } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { markChartWarningSeen, useChartWarningSeen } from '../../../platform/chart-warning.ts';
import { useHydrated } from '../../../platform/hydration.ts';
import { changeSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { noticeLook } from '../../../ui/notice-look.ts';
import classes from './entry-notice.module.css';

/** The notice before the first chart of a visit; wording fixed by the product. */
const noticeText = {
  title: 'Перед расчётом',
  body: 'Карта строится в сидерическом зодиаке (айанамша Лахири, её можно сменить). Точность зависит от времени рождения: 4\u00a0минуты сдвигают лагну примерно на\u00a01°. Толкования дают повод для размышления и не заменяют врача, юриста или финансового консультанта. Данные других людей вносите только с их согласия.',
  narrow: 'На узком экране часть таблиц свёрнута, удобнее открыть карту на компьютере.',
  accept: 'Понятно',
  never: 'Больше не показывать',
} as const;

/** Set once the notice has been read on this device: from then on it is a card and not a dialog. */
const metKey = 'nebosvod-chart-warning-met';

function isMet(): boolean {
  try {
    return localStorage.getItem(metKey) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(metKey, 'true');
  } catch {
    // Without storage every visit is a repeat visit, which is the gentler form.
  }
}

interface TextProps {
  readonly titleId: string;
  readonly onAccept: (isForever: boolean) => void;
}

function NoticeText({ titleId, onAccept }: TextProps) {
  const [isForever, setIsForever] = useState(false);
  return (
    <>
      <h2 id={titleId} className={classes.noticeTitle}>
        {noticeText.title}
      </h2>
      <p>{noticeText.body}</p>
      <p className={`${classes.noticeNarrow} muted`}>{noticeText.narrow}</p>
      <div className={`row wrap ${classes.noticeActions}`}>
        <Button onClick={() => onAccept(isForever)}>{noticeText.accept}</Button>
        <Checkbox
          label={noticeText.never}
          checked={isForever}
          onChange={(event) => setIsForever(event.currentTarget.checked)}
        />
      </div>
    </>
  );
}

/**
 * The notice of a visit, kept away by the session flag `natal-chart-warning-seen` and by «Больше не показывать».
 * A dialog the first time on a device, a card beside the form ever after.
 */
export function EntryNotice() {
  const { hidesNotice } = useSettings();
  const isSeen = useChartWarningSeen();
  const [wasMet, setMet] = useState(isMet);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Whether this device has met it is known to the device alone.
  const isShown = useHydrated() && !hidesNotice && !isSeen;

  useEffect(() => {
    if (isShown && !wasMet && !dialog.current?.open) dialog.current?.showModal();
  }, [isShown, wasMet]);

  const close = (isForever: boolean) => {
    remember();
    if (isForever) changeSettings({ hidesNotice: true });
    setMet(true);
    markChartWarningSeen();
  };

  if (!isShown) return null;
  if (wasMet) {
    return (
      <section {...noticeLook({ className: 'no-print' })} aria-labelledby={titleId}>
        <NoticeText titleId={titleId} onAccept={close} />
      </section>
    );
  }
  return (
    <dialog
      ref={dialog}
      {...noticeLook({ className: classes.noticeDialog })}
      aria-labelledby={titleId}
      onClose={() => close(false)}
    >
      <NoticeText titleId={titleId} onAccept={close} />
    </dialog>
  );
}
