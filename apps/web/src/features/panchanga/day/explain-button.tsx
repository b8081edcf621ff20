import { Popover } from '@mantine/core';
import type { ClockZone } from '@nebosvod/terms/clock';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
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
          className="pc-explain"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={titleId} className="pc-pop">
        <button type="button" className="icon-btn pc-close" aria-label="Закрыть" onClick={() => setOpen(false)}>
          <Icon name="close" size={16} />
        </button>
        <MeaningCard span={span} zone={zone} date={date} titleId={titleId} />
      </Popover.Dropdown>
    </Popover>
  );
}
