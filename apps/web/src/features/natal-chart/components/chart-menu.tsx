import { type ReactNode, type Ref, useState } from 'react';
import { StyleSwitch } from '../../../chart/style-switch.tsx';
import type { ChartStyle } from '../../../platform/settings/own-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { MenuPopover } from '../../../ui/menu-popover.tsx';
import classes from './chart-menu.module.css';
import { SheetLayoutFields } from './sheet-layout-fields.tsx';

interface Props {
  readonly style: ChartStyle;
  readonly onStyle: (style: ChartStyle) => void;
  readonly onEdit: (() => void) | undefined;
  readonly onSettings: () => void;
  readonly onNew: (() => void) | undefined;
  /** The button itself: dialogs opened from the menu give the focus back to it. */
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** What else is done with this very chart: links and buttons. */
  readonly children: ReactNode;
}

/** «⋯»: everything done with a chart that is not done every minute, with the style it is drawn in. */
export function ChartMenu({ style, onStyle, onEdit, onSettings, onNew, buttonRef, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <MenuPopover
      label="Действия с картой"
      isOpen={isOpen}
      onOpen={setOpen}
      target={
        <button
          ref={buttonRef}
          type="button"
          {...iconButtonLook({ boxed: true })}
          aria-label="Ещё действия с картой"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
        </button>
      }
    >
      <div className={classes.menu}>
        <p className="cap">Стиль карты</p>
        <StyleSwitch style={style} onStyle={onStyle} />
        <div className={classes.actions}>
          {onEdit && (
            <Button variant="quiet" icon="pencil" onClick={then(onEdit)}>
              Изменить
            </Button>
          )}
          <Button variant="quiet" icon="filter" onClick={then(onSettings)}>
            Настройки
          </Button>
          {children}
          <Button variant="quiet" icon="print" onClick={then(() => window.print())}>
            Печать
          </Button>
          {onNew && (
            <Button variant="quiet" icon="plus" onClick={then(onNew)}>
              Новая карта
            </Button>
          )}
        </div>
        <SheetLayoutFields />
      </div>
    </MenuPopover>
  );
}
