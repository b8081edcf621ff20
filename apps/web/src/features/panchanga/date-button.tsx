import { Suspense } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PopupButton } from '../../ui/popup-button.tsx';

const DatePickerPanel = lazyNamed(
  () => import('../../ui/date-picker-panel.tsx'),
  (module) => module.DatePickerPanel,
);

interface Props {
  readonly date: string;
  readonly onDate: (date: string) => void;
}

/** Any date of the range from a calendar, which is loaded when first opened. */
export function DateButton({ date, onDate }: Props) {
  return (
    <PopupButton
      label="Календарь"
      position="bottom-end"
      target={(told) => (
        <button type="button" {...iconButtonLook({ boxed: true })} aria-label="Выбрать дату" {...told}>
          <Icon name="calendar" />
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<div style={{ width: 280, height: 300 }} role="status" aria-label="Загружаем календарь" />}>
          <DatePickerPanel
            value={date}
            onChoose={(next) => {
              close();
              onDate(next);
            }}
          />
        </Suspense>
      )}
    </PopupButton>
  );
}
