import { type ReactNode, Suspense, useRef, useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import type { ChartSearch } from '../../../chart/chart-search.ts';
import { changeSettings } from '../../../platform/settings/settings-store.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyNamed, type Preloadable } from '../../../ui/lazy-named.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Workspace } from '../use-workspace.ts';
import { ChartMenu } from './chart-menu.tsx';
import classes from './workspace-head.module.css';

const SettingsDrawer = lazyNamed(
  () => import('./settings-drawer.tsx'),
  (module) => module.SettingsDrawer,
);
const PdfMenu = lazyNamed(
  () => import('./pdf-menu.tsx'),
  (module) => module.PdfMenu,
);

/** What stands in the head from the first. */
export const headParts: readonly Preloadable[] = [PdfMenu];

interface Props {
  readonly name: string | undefined;
  readonly workspace: Workspace;
  readonly onSearch: (change: Partial<ChartSearch>) => void;
  readonly onEdit: (() => void) | undefined;
  readonly onNew: (() => void) | undefined;
  /** First of the buttons. */
  readonly actions: ReactNode;
  /** In the menu of the rest. */
  readonly menuActions: ReactNode;
}

/** Whose chart it is in one row, and what is done with all of it: kept, printed as a PDF, and the rest in a menu. */
export function WorkspaceHead({ name, workspace, onSearch, onEdit, onNew, actions, menuActions }: Props) {
  const { moved, planets, style } = workspace;
  const menu = useRef<HTMLButtonElement>(null);
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={classes.head}>
      <PageTitle
        title={name || mapsText.unnamed}
        tab="Натальная карта"
        subtitle={<span className="tn">{birthWords(moved.birth, planets.data?.moment.utcOffsetSeconds ?? null)}</span>}
        ruled
        actions={
          <div className={`row ${classes.actions} no-print`}>
            {actions}
            <Suspense
              fallback={
                <Button icon="pdf">
                  <span>PDF</span>
                </Button>
              }
            >
              <PdfMenu style={style} />
            </Suspense>
            <ChartMenu
              buttonRef={menu}
              style={style}
              onStyle={(next) => {
                changeSettings({ chartStyle: next });
                onSearch({ style: next });
              }}
              onEdit={onEdit}
              onSettings={() => setSettings('open')}
              onNew={onNew}
            >
              {menuActions}
            </ChartMenu>
          </div>
        }
      />
      {settings !== 'never' && (
        <Suspense fallback={null}>
          <SettingsDrawer
            opened={settings === 'open'}
            onClose={() => {
              setSettings('closed');
              // The entry that opened it is gone with its menu.
              menu.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
