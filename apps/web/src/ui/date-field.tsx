import { Popover, TextInput } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { type Calendar, formatDate, parseDate } from './date-input.ts';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import { iconButtonLook } from './icon-button-look.ts';
import { lazyNamed } from './lazy-named.ts';

const DatePickerPanel = lazyNamed(
  () => import('./date-picker-panel.tsx'),
  (module) => module.DatePickerPanel,
);

interface Props {
  readonly label: string;
  /** The text as typed; `parseDate` says what it means. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Russian words of the mistake, or null. */
  readonly error?: string | null;
  readonly description?: ReactNode;
  readonly calendar?: Calendar;
  /** Earliest year that can be typed; 1800 unless given. */
  readonly firstYear?: number;
  readonly autoComplete?: string;
  readonly onBlur?: () => void;
}

/** A date typed freely (17.05.1990, 17 мая 1990) or picked; the picker is loaded when it is first opened. */
export function DateField(props: Props) {
  const {
    label,
    value,
    onChange,
    error = null,
    description,
    calendar = 'gregorian',
    firstYear = 1800,
    autoComplete = 'off',
    onBlur,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const parsed = parseDate(value, calendar, firstYear);
  const chosen = parsed.kind === 'value' ? parsed.value : null;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" returnFocus withRoles={false}>
      <Popover.Target>
        <div>
          <TextInput
            id={id}
            label={label}
            value={value}
            placeholder="ДД.ММ.ГГГГ"
            inputMode="text"
            autoComplete={autoComplete}
            description={description}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            error={error === null ? null : <FieldError>{error}</FieldError>}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={() => {
              if (chosen !== null) onChange(formatDate(chosen));
              onBlur?.();
            }}
            rightSectionWidth={44}
            rightSection={
              <button
                type="button"
                {...iconButtonLook()}
                aria-label={`${label}: открыть календарь`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
                // The calendar takes the focus only once it has come.
                onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
              >
                <Icon name="calendar" />
              </button>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`${label}: календарь`}>
        <Suspense fallback={<div style={{ width: 280, height: 300 }} role="status" aria-label="Загружаем календарь" />}>
          <DatePickerPanel
            value={chosen}
            onChoose={(iso) => {
              onChange(formatDate(iso));
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
