import { useEffect, useId, useRef, useState } from 'react';
import type { Section } from '../../platform/paths.ts';
import { shellText } from '../../text/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { popupLook } from '../../ui/popup-look.ts';
import { LogoLink } from './logo-link.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './top-bar.module.css';

/** The bar up to 800 px: logo and a burger whose panel closes by a second press, a click outside, Esc or a choice. */
export function TopBar({ section }: { readonly section: Section }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const area = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || area.current?.contains(event.target)) return;
      setOpen(false);
      // The press moves the focus to what was pressed; where that takes no focus, it returns to the burger.
      document.addEventListener('click', returnFocus, { once: true });
    };
    const returnFocus = () => {
      const { activeElement } = document;
      const isNowhere = activeElement === document.body || activeElement?.id === 'main';
      if (isNowhere) burger.current?.focus({ preventScroll: true });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      burger.current?.focus();
    };
    // The keyboard has walked out of the panel: it must not cover what has the focus now.
    const walkedOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !area.current?.contains(event.relatedTarget)) setOpen(false);
    };
    const around = area.current;
    around?.addEventListener('focusout', walkedOut);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      around?.removeEventListener('focusout', walkedOut);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <header className={classes.bar} data-testid="top-bar">
      <LogoLink section={section} height={32} />
      <div ref={area} className={classes.barMenu}>
        <button
          ref={burger}
          type="button"
          className={classes.toggle}
          aria-label={shellText.menu}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="burger" size={24} />
          <span className={classes.arrow} data-testid="menu-arrow">
            <Icon name="down" size={16} />
          </span>
        </button>
        <nav
          id={panelId}
          {...popupLook({ className: classes.panel })}
          aria-label={shellText.sections}
          hidden={!isOpen}
          data-testid="menu-panel"
        >
          <MenuList
            onChoose={() => {
              setOpen(false);
              // The chosen page takes the focus once it is there; the page that is open already does not.
              burger.current?.focus();
            }}
          />
        </nav>
      </div>
    </header>
  );
}
