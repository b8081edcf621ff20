import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { paths } from '../../platform/paths.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import type { Tool } from './search.ts';
import { BoardTool } from './tools/board-tool.tsx';
import './numerolog.css';

const route = getRouteApi(paths.numerolog);

/** The board comes with the page; every other tool is loaded when it is opened. */
const toolPages: Readonly<Record<Tool, ComponentType>> = {
  board: BoardTool,
  schools: lazy(async () => ({ default: (await import('./tools/schools-tool.tsx')).SchoolsTool })),
  name: lazy(async () => ({ default: (await import('./tools/name-tool.tsx')).NameTool })),
  days: lazy(async () => ({ default: (await import('./tools/days-tool.tsx')).DaysTool })),
  pair: lazy(async () => ({ default: (await import('./tools/pair-tool.tsx')).PairTool })),
  family: lazy(async () => ({ default: (await import('./tools/family-tool.tsx')).FamilyTool })),
  object: lazy(async () => ({ default: (await import('./tools/object-tool.tsx')).ObjectTool })),
};

/** The numerologist's area. The address names the tool; dates and names live in this tab and never enter it. */
export function NumerologPage() {
  const { tool = 'board' } = route.useSearch();
  const Page = toolPages[tool];
  return (
    <div className="nu">
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </div>
  );
}
