import { Link, useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { analytics } from '../../platform/analytics/analytics.ts';
import { clearChartWarning } from '../../platform/chart-warning.ts';
import { config } from '../../platform/config.ts';
import { paths, selectedSegment } from '../../platform/paths.ts';
import { useSession, useSessionState } from '../../platform/session/use-session.ts';
import { shellText } from '../../text/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { type MenuItem, menuOf, visibleGroups } from './menu.ts';
import classes from './menu-list.module.css';
import { tip } from './tip-layer.tsx';

const menu = menuOf(config.chatUrl);

interface Props {
  /** Icons alone, with their names as tooltips. */
  readonly isCollapsed?: boolean;
  /** Called when a row has been chosen: the dropdown closes. */
  readonly onChoose?: () => void;
}

/** The visible rows of the menu, in groups parted by hairlines. */
export function MenuList({ isCollapsed = false, onChoose }: Props) {
  const { auth, products, isRestoring } = useSessionState();
  const viewer = { isAuthenticated: auth.isAuthenticated, productIds: products.map((product) => product.id) };
  // While stored credentials are checked, neither «Вход» nor the rows of a signed-in person would be true.
  const groups = visibleGroups(isRestoring ? menu.filter((item) => item.action !== 'login') : menu, viewer);
  return (
    <ul className={classes.menu}>
      {groups.map((group) =>
        group.map((item, index) => (
          <li key={item.label} className={index === 0 ? classes.first : undefined}>
            <MenuRow item={item} onChoose={onChoose} {...(isCollapsed ? tip(item.label, 'right') : {})} />
          </li>
        )),
      )}
    </ul>
  );
}

interface RowProps {
  readonly item: MenuItem;
  readonly onChoose?: (() => void) | undefined;
}

function MenuRow({ item, onChoose, ...tooltip }: RowProps & Partial<ReturnType<typeof tip>>): ReactElement {
  const session = useSession();
  const { pathname, href } = useLocation();
  const inside = (
    <>
      <Icon name={item.icon} />
      <span className={classes.label}>{item.label}</span>
    </>
  );
  if (item.action === 'logout') {
    const leave = () => {
      onChoose?.();
      session.logout();
    };
    return (
      <button {...tooltip} type="button" className={classes.item} onClick={leave}>
        {inside}
      </button>
    );
  }
  if (item.action === 'login') {
    const isHere = pathname.startsWith(paths.login);
    return (
      <Link
        {...tooltip}
        to={paths.login}
        search={isHere || pathname === paths.home ? {} : { returnTo: href }}
        className={classes.item}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => {
          analytics.goal('sidebar_click_login');
          onChoose?.();
        }}
      >
        {inside}
      </Link>
    );
  }
  if (item.external) {
    return (
      <a
        {...tooltip}
        href={item.href ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.item}
        onClick={onChoose}
        title={shellText.chatHint}
      >
        {inside}
        <Icon name="external" size={14} className={classes.ext ?? ''} />
        <span className="vh">({shellText.newTab})</span>
      </a>
    );
  }
  const isCurrent =
    !pathname.startsWith(paths.login) && pathname !== paths.admin && item.href === `/home/${selectedSegment(pathname)}`;
  return (
    <Link
      {...tooltip}
      to={item.href ?? paths.home}
      className={classes.item}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => {
        if (item.href === paths.natalChart) clearChartWarning();
        onChoose?.();
      }}
    >
      {inside}
    </Link>
  );
}
