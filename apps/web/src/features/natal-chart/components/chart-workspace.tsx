import type { Birth, SettingsInput } from '@nebosvod/contracts/birth';
import { type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react';
import { isSavedMap } from '../../../birth/map-key.ts';
import { ChartContext, type ShownTab, TabContext } from '../../../chart/chart-context.ts';
import type { ChartSearch } from '../../../chart/chart-search.ts';
import pageClasses from '../../../chart/page.module.css';
import { type About, AboutContext } from '../../../chart/reading/reading-about.ts';
import { afterPaint } from '../../../platform/after-paint.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { changeSettings, ownSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { watchShortTab } from '../short-tab.ts';
import { ChartTabs, type TabLevels } from '../tabs/chart-tabs.tsx';
import { isWideTab } from '../tabs/tab-groups.ts';
import type { ChartPanels } from '../tabs/tab-list.ts';
import { useWorkspace } from '../use-workspace.ts';
import { CertaintyNote } from './certainty-note.tsx';
import stripClasses from './now-strip.module.css';
import { SelectedCard } from './selected-card.tsx';
import { UnknownTimeNote } from './unknown-time-note.tsx';
import workspaceClasses from './workspace.module.css';
import { chartParts, WorkspaceCharts } from './workspace-charts.tsx';
import { headParts, WorkspaceHead } from './workspace-head.tsx';

const NowStrip = lazyNamed(
  () => import('./now-strip.tsx'),
  (module) => module.NowStrip,
);

/** Code of what a chart shows at once. */
export const preloadInside = () => Promise.all([NowStrip, ...chartParts, ...headParts].map((part) => part.preload()));

interface Props {
  readonly birth: Birth;
  readonly search: ChartSearch;
  /** Changes a part of the address: tab, varga, style. */
  readonly onSearch: (change: Partial<ChartSearch>) => void;
  /** Takes another birth (the time shifted by the slider) as the chart's own. */
  readonly onBirth: (birth: Birth) => void;
  /** Left out where the birth is not the viewer's to change. */
  readonly onEdit?: () => void;
  readonly onNew?: () => void;
  /** Settings of this very chart, over the person's own. */
  readonly calculation?: SettingsInput;
  /** First of the buttons beside the name. */
  readonly actions?: ReactNode;
  /** In the menu of the other actions. */
  readonly menuActions?: ReactNode;
  readonly panels: ChartPanels;
  /** What the strip of tabs may be narrowed down to: levels of an area. */
  readonly levels?: TabLevels;
}

/** The chart of one birth as a worksheet: drawings at the left, the side card over the tabs at the right, one selection for all. */
export function ChartWorkspace(props: Props) {
  const { birth, search, onEdit, onNew, calculation, actions, menuActions, panels, levels } = props;
  // The same functions for every address: a part that shows nothing of it is not drawn anew.
  const latest = useRef(props);
  latest.current = props;
  const onSearch = useCallback((change: Partial<ChartSearch>) => latest.current.onSearch(change), []);
  const onBirth = useCallback((next: Birth) => latest.current.onBirth(next), []);
  const workspace = useWorkspace(birth, search, calculation);
  const { chart, planets } = workspace;
  const { sheet } = useSettings();
  const { map, tab = 'planets', view } = search;
  const shownTab: ShownTab = useMemo(
    () => ({
      own: { birth, onBirth, keepsOriginal: isSavedMap(map) },
      view,
      onView: (next) => onSearch({ tab, view: next }),
    }),
    [birth, onBirth, map, tab, view, onSearch],
  );
  const openAbout = useCallback((about: About) => onSearch({ tab: 'reading', view: about }), [onSearch]);
  const openTab = useCallback((next: string) => onSearch({ tab: next, view: undefined }), [onSearch]);
  const { showVarga } = workspace;
  const showBeside = useCallback(
    (varga: number) => {
      showVarga(varga);
      afterPaint(() => {
        if (varga !== 1) changeSettings({ sheet: { ...ownSettings().sheet, second: varga } });
        onSearch({ varga });
      });
    },
    [showVarga, onSearch],
  );
  const isTableWide = sheet.columns === 'auto' ? isWideTab(tab) : sheet.columns === 'table';
  return (
    <ChartContext value={chart}>
      <AboutContext value={openAbout}>
        <div className={pageClasses.page}>
          <WorkspaceHead
            name={birth.name}
            workspace={workspace}
            onSearch={onSearch}
            onEdit={onEdit}
            onNew={onNew}
            actions={actions}
            menuActions={menuActions}
          />
          <Suspense fallback={<div className={stripClasses.strip} />}>
            <NowStrip onTab={openTab} />
          </Suspense>
          {planets.error && !planets.data ? (
            <ErrorState onRetry={workspace.retry} code={asProblem(planets.error).shortCode}>
              {asProblem(planets.error).message}
            </ErrorState>
          ) : (
            <Refreshing active={planets.isPlaceholderData}>
              {birth.time === null && (
                <UnknownTimeNote
                  onEdit={onEdit}
                  onRectify={() => onSearch({ tab: 'rectification', view: undefined })}
                />
              )}
              {planets.data && <CertaintyNote birth={birth} answer={planets.data} />}
              <div ref={watchShortTab} className={workspaceClasses.workspace} data-wide={isTableWide || undefined}>
                <WorkspaceCharts
                  workspace={workspace}
                  noted={map === undefined ? null : { map, birth }}
                  onBirth={onBirth}
                  onVarga={showBeside}
                />
                <div className={workspaceClasses.right}>
                  <SelectedCard
                    answer={workspace.moved.answer}
                    rashi={workspace.rashi}
                    shift={workspace.moved.shift}
                    chosen={workspace.chosen}
                    onClear={workspace.clearSelection}
                  />
                  <TabContext value={shownTab}>
                    <ChartTabs panels={panels} tab={tab} onTab={openTab} levels={levels} />
                  </TabContext>
                </div>
              </div>
            </Refreshing>
          )}
        </div>
      </AboutContext>
    </ChartContext>
  );
}
