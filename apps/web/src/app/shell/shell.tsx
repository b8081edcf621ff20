import { useNetwork } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { ChartSearch } from '../../chart/chart-search.ts';
import { analytics } from '../../platform/analytics/analytics.ts';
import { paths, sectionOf } from '../../platform/paths.ts';
import { shellText } from '../../text/shell.ts';
import { Hatches } from '../../ui/hatches.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { askCookies, CookieQuestion } from './cookie-question.tsx';
import { pageName } from './menu.ts';
import classes from './shell.module.css';
import { ShellFooter } from './shell-footer.tsx';
import { Sidebar } from './sidebar.tsx';
import { TipLayer } from './tip-layer.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

const ShortcutsHelp = lazyNamed(
  () => import('./shortcuts-help.tsx'),
  (module) => module.ShortcutsHelp,
);

/** The frame of every page: menu, logo of the section, the page itself, footer and cookie notice. */
export function Shell(): ReactNode {
  const { pathname, search, href } = useLocation();
  const { isCollapsed, toggle } = useSidebar(isWorksheet(pathname, search) ? href : null);
  const main = useFocusOnPageChange(pathname);
  const shortcuts = useShortcuts();
  const section = sectionOf(pathname);

  return (
    <div className={classes.app} data-section={section === 'default' ? '' : section}>
      <SkipLink to="#main">{shellText.skip}</SkipLink>
      <Hatches />
      <Sidebar section={section} isCollapsed={isCollapsed} onToggle={toggle} onCookies={askCookies} />
      <TopBar section={section} />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <OfflineRibbon />
        <Outlet />
      </main>
      <footer className={classes.pageFoot}>
        <ShellFooter onCookies={askCookies} />
      </footer>
      <Suspense>{shortcuts.isHelpOpen && <ShortcutsHelp {...shortcuts} />}</Suspense>
      <TipLayer />
      <CookieQuestion />
    </div>
  );
}

/** Whether the page is an open chart or the panchanga. */
function isWorksheet(pathname: string, search: ChartSearch): boolean {
  if (pathname === paths.panchanga) return true;
  return (
    [paths.natalChart, paths.veda, paths.astrolog].some((one) => one === pathname) &&
    search.map !== undefined &&
    !search.edit
  );
}

/** After a change of page the keyboard and the screen reader start at its beginning, and the view is counted. */
function useFocusOnPageChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
    analytics.hit(pathname, pageName(pathname));
  }, [pathname]);
  return main;
}

/** Says that the network is gone while it is. */
function OfflineRibbon() {
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={classes.offline}>
          <Icon name="info" />
          {shellText.offline}
        </p>
      )}
    </div>
  );
}
