import { Tabs } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { type ProfileTab, profileText } from '../../text/profile.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AccountNotices } from './components/account-notices.tsx';
import classes from './profile.module.css';
import { CalculationTab } from './tabs/calculation-tab.tsx';
import { DataTab } from './tabs/data-tab.tsx';
import { NetworksTab } from './tabs/networks-tab.tsx';
import { PrivacyTab } from './tabs/privacy-tab.tsx';
import { ProductsTab } from './tabs/products-tab.tsx';
import { PurchasesTab } from './tabs/purchases-tab.tsx';
import { RemindersTab } from './tabs/reminders-tab.tsx';
import { SecurityTab } from './tabs/security-tab.tsx';

const route = getRouteApi(paths.profile);
const isTab = (value: string | undefined): value is ProfileTab =>
  value !== undefined && Object.hasOwn(profileText.tabs, value);

interface Props {
  /** «Мой разбор» and «Запись» are parts of other features. */
  readonly ownReading: ReactNode;
  readonly booking: ReactNode;
}

/** Профиль: one tab an address (`?tab=`). */
export function ProfilePage({ ownReading, booking }: Props) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useSessionState();
  const tab = isTab(search.tab) ? search.tab : 'data';
  const list = useRef<HTMLDivElement>(null);
  // On a phone the strip of tabs scrolls: the open one must be in sight.
  useEffect(() => {
    list.current?.querySelector(`[data-tab=${tab}]`)?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [tab]);
  if (user === null) return null;
  const panels: Readonly<Record<ProfileTab, () => ReactNode>> = {
    data: () => <DataTab user={user} />,
    products: () => <ProductsTab />,
    purchases: () => <PurchasesTab user={user} />,
    networks: () => <NetworksTab userId={user.id} />,
    reading: () => ownReading,
    booking: () => booking,
    reminders: () => <RemindersTab user={user} />,
    calculation: () => <CalculationTab />,
    privacy: () => <PrivacyTab user={user} />,
    security: () => <SecurityTab user={user} />,
  };
  return (
    <>
      <PageTitle
        title="Профиль"
        subtitle={user.email}
        actions={
          user.role === 'owner' && (
            <Link to={paths.admin} {...buttonLook()}>
              Консоль
            </Link>
          )
        }
      />
      <AccountNotices user={user} />
      <Tabs
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next ?? 'data' }, resetScroll: false })}
        keepMounted={false}
      >
        <Tabs.List ref={list} className={classes.tabs} aria-label="Части профиля">
          {Object.entries(profileText.tabs).map(([id, label]) => (
            <Tabs.Tab key={id} value={id} data-tab={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Object.keys(panels).map((id) => (
          <Tabs.Panel key={id} value={id}>
            {id === tab && panels[tab]()}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
