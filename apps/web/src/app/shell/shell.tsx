import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { CookieNotice } from '../../features/privacy-consent/cookie-notice.tsx';
import { analytics } from '../../platform/analytics/analytics.ts';
import { storeConsent, storedConsent } from '../../platform/analytics/consent.ts';
import { config } from '../../platform/config.ts';
import { sectionOf } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { shellText } from '../../text/shell.ts';
import { Hatches } from '../../ui/hatches.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { pageName } from './menu.ts';
import { OfflineRibbon } from './offline-ribbon.tsx';
import classes from './shell.module.css';
import { ShellFooter } from './shell-footer.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

const ShortcutsHelp = lazyNamed(
  () => import('./shortcuts-help.tsx'),
  (module) => module.ShortcutsHelp,
);

/** The frame of every page: menu, logo of the section, the page itself, footer and cookie notice. */
export function Shell(): ReactNode {
  const { pathname } = useLocation();
  const { isCollapsed, toggle } = useSidebar();
  const main = useFocusOnPageChange(pathname);
  const [isAsking, setAsking] = useState(config.metrikaId !== null && storedConsent() === null);
  const shortcuts = useShortcuts();
  const section = sectionOf(pathname);
  const { auth } = useSessionState();
  const answerCookies = (isGranted: boolean) => {
    storeConsent(isGranted);
    analytics.consent(isGranted);
    setAsking(false);
    // This browser obeys at once, whatever becomes of the record.
    if (auth.isAuthenticated)
      import('../../platform/analytics/record-consent.ts')
        .then(({ recordAnalyticsConsent }) => recordAnalyticsConsent(isGranted))
        .catch(() => undefined);
  };
  const onCookies = config.metrikaId === null ? undefined : () => setAsking(true);

  return (
    <div
      className={classes.app}
      data-section={section === 'default' ? '' : section}
      data-collapsed={isCollapsed || undefined}
    >
      <SkipLink to="#main">{shellText.skip}</SkipLink>
      <Hatches />
      <Sidebar section={section} isCollapsed={isCollapsed} onToggle={toggle} onCookies={onCookies} />
      <TopBar section={section} />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <OfflineRibbon />
        <Outlet />
      </main>
      <footer className={classes.pageFoot}>
        <ShellFooter onCookies={onCookies} />
      </footer>
      <Suspense>{shortcuts.isHelpOpen && <ShortcutsHelp {...shortcuts} />}</Suspense>
      {isAsking && <CookieNotice onChoose={answerCookies} />}
    </div>
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
