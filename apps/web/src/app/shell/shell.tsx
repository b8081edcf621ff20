import { useMediaQuery, useNetwork } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { CookieNotice } from '../../features/privacy-consent/cookie-notice.tsx';
import { analytics } from '../../platform/analytics/analytics.ts';
import { storeConsent, storedConsent } from '../../platform/analytics/consent.ts';
import { openStorage } from '../../platform/api/token-store.ts';
import { config } from '../../platform/config.ts';
import { sectionOf } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { shellText } from '../../text/shell.ts';
import { Hatches } from '../../ui/hatches.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { pageName } from './menu.ts';
import classes from './shell.module.css';
import { ShellFooter } from './shell-footer.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

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

const storage = openStorage('localStorage');
const keyOf = (isNarrow: boolean) => (isNarrow ? 'sidebar-narrow' : 'sidebar-wide');

/** The remembered choice for this range of widths; from 801 to 1000 px the sidebar starts collapsed, above it open. */
const startsCollapsed = (isNarrow: boolean): boolean => {
  const stored = storage.getItem(keyOf(isNarrow));
  return stored === null ? isNarrow : stored === 'collapsed';
};

/** Whether the sidebar is collapsed, and its toggle. Remembered apart for 801–1000 px and above. */
function useSidebar(): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const isNarrow = useMediaQuery('(max-width: 1000px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [choice, setChoice] = useState<Readonly<Record<string, boolean>>>({});
  const isCollapsed = choice[keyOf(isNarrow)] ?? startsCollapsed(isNarrow);
  return {
    isCollapsed,
    toggle: () => {
      storage.setItem(keyOf(isNarrow), isCollapsed ? 'open' : 'collapsed');
      setChoice({ ...choice, [keyOf(isNarrow)]: !isCollapsed });
    },
  };
}
