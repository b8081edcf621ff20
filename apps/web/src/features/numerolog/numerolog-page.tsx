import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { paths } from '../../platform/paths.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './numerolog.module.css';
import type { Tool } from './search.ts';
import { BoardTool } from './tools/board-tool.tsx';

const route = getRouteApi(paths.numerolog);

/** The board comes with the page; every other tool is loaded when it is opened. */
const toolPages: Readonly<Record<Tool, ComponentType>> = {
  board: BoardTool,
  schools: lazyNamed(
    () => import('./tools/schools-tool.tsx'),
    (module) => module.SchoolsTool,
  ),
  name: lazyNamed(
    () => import('./tools/name-tool.tsx'),
    (module) => module.NameTool,
  ),
  days: lazyNamed(
    () => import('./tools/days-tool.tsx'),
    (module) => module.DaysTool,
  ),
  pair: lazyNamed(
    () => import('./tools/pair-tool.tsx'),
    (module) => module.PairTool,
  ),
  family: lazyNamed(
    () => import('./tools/family-tool.tsx'),
    (module) => module.FamilyTool,
  ),
  object: lazyNamed(
    () => import('./tools/object-tool.tsx'),
    (module) => module.ObjectTool,
  ),
};

/** The numerologist's area. The address names the tool; dates and names live in this tab and never enter it. */
export function NumerologPage() {
  const { tool = 'board' } = route.useSearch();
  const Page = toolPages[tool];
  return (
    <div className={classes.page}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </div>
  );
}
