import { lazy, type ReactNode, Suspense, useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import type { ChartSearch } from '../../../chart/chart-search.ts';
import pageClasses from '../../../chart/page.module.css';
import { StyleSwitch } from '../../../chart/style-switch.tsx';
import { changeSettings } from '../../../platform/settings/settings-store.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Workspace } from '../use-workspace.ts';
import workspaceClasses from './workspace.module.css';

const SettingsDrawer = lazy(() => import('./settings-drawer.tsx'));
const PdfMenu = lazyNamed(
  () => import('./pdf-menu.tsx'),
  (module) => module.PdfMenu,
);

interface Props {
  readonly name: string | undefined;
  readonly workspace: Workspace;
  readonly onSearch: (change: Partial<ChartSearch>) => void;
  readonly onEdit: (() => void) | undefined;
  readonly onNew: (() => void) | undefined;
  /** First of the buttons. */
  readonly actions: ReactNode;
}

/** Whose chart it is, and what is done with all of it: style, PDF, data, settings, print, a new one. */
export function WorkspaceHead({ name, workspace, onSearch, onEdit, onNew, actions }: Props) {
  const { moved, planets, style } = workspace;
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <PageTitle
        title={name || mapsText.unnamed}
        tab="Натальная карта"
        subtitle={<span className="tn">{birthWords(moved.birth, planets.data?.moment.utcOffsetSeconds ?? null)}</span>}
        ruled
        actions={
          <div className={`row ${pageClasses.headActions} no-print`}>
            {actions}
            <StyleSwitch
              style={style}
              onStyle={(next) => {
                changeSettings({ chartStyle: next });
                onSearch({ style: next });
              }}
            />
            <Suspense fallback={<Button icon="pdf">PDF</Button>}>
              <PdfMenu style={style} />
            </Suspense>
            {onEdit && (
              <Button icon="pencil" onClick={onEdit}>
                Изменить
              </Button>
            )}
            <Button icon="filter" onClick={() => setSettings('open')}>
              Настройки
            </Button>
            <button
              type="button"
              {...iconButtonLook({ boxed: true, className: workspaceClasses.print })}
              aria-label="Печать"
              onClick={() => window.print()}
            >
              <Icon name="print" />
            </button>
            {onNew && (
              <button type="button" {...iconButtonLook({ boxed: true })} aria-label="Новая карта" onClick={onNew}>
                <Icon name="plus" />
              </button>
            )}
          </div>
        }
      />
      {settings !== 'never' && (
        <Suspense fallback={null}>
          <SettingsDrawer opened={settings === 'open'} onClose={() => setSettings('closed')} />
        </Suspense>
      )}
    </>
  );
}
