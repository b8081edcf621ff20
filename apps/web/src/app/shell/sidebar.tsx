import type { Section } from '../../platform/paths.ts';
import { shellText } from '../../text/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { LogoLink } from './logo-link.tsx';
import { MenuList } from './menu-list.tsx';
import { ShellFooter, ShellFooterIcons } from './shell-footer.tsx';
import classes from './sidebar.module.css';

interface Props {
  readonly section: Section;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
  readonly onCookies?: (() => void) | undefined;
}

/** The menu from 801 px up: 300 px wide, 90 collapsed. */
export function Sidebar({ section, isCollapsed, onToggle, onCookies }: Props) {
  return (
    <aside className={classes.side} data-testid="sidebar">
      <div className={classes.sideHead}>
        <LogoLink section={section} />
        <button
          type="button"
          {...iconButtonLook()}
          aria-label={isCollapsed ? shellText.expand : shellText.collapse}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        >
          <Icon name="burger" />
        </button>
      </div>
      <nav className={classes.nav} aria-label={shellText.sections}>
        <MenuList isCollapsed={isCollapsed} />
      </nav>
      <footer>
        <ShellFooter onCookies={onCookies} />
        <ShellFooterIcons onCookies={onCookies} />
      </footer>
    </aside>
  );
}
