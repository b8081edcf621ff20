import { Popover } from '@mantine/core';
import type { ClockZone } from '@nebosvod/terms/clock';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import popupClasses from '../place/popup.module.css';
import dayClasses from './day.module.css';
import { MeaningCard } from './meaning-card.tsx';
import type { DaySpan } from './term.ts';

interface Props {
  readonly span: DaySpan;
  readonly name: string;
  readonly zone: ClockZone;
  readonly date: string;
}

/** A name that opens what it means. */
export function ExplainButton({ span, name, zone, date }: Props) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width="min(340px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={dayClasses.explain}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={titleId} className={popupClasses.pop}>
        <button
          type="button"
          {...iconButtonLook({ className: popupClasses.close })}
          aria-label="Закрыть"
          onClick={() => setOpen(false)}
        >
          <Icon name="close" size={16} />
        </button>
        <MeaningCard span={span} zone={zone} date={date} titleId={titleId} />
      </Popover.Dropdown>
    </Popover>
  );
}
