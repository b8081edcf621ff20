import { Popover } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';

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
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <button
          type="button"
          {...iconButtonLook({ boxed: true })}
          aria-label="Выбрать дату"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="calendar" />
        </button>
      </Popover.Target>
      {/* Has the focus itself until the calendar, the first thing in it that can, has come. */}
      <Popover.Dropdown role="dialog" aria-label="Календарь" tabIndex={-1}>
        <Suspense fallback={<div style={{ width: 280, height: 300 }} role="status" aria-label="Загружаем календарь" />}>
          <DatePickerPanel
            value={date}
            onChoose={(next) => {
              setOpen(false);
              onDate(next);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
