import { getRouteApi } from '@tanstack/react-router';
import type { MarketerSubpage } from '../../platform/marketer-subpages.ts';
import { selectPage, type WritingSubject } from '../../platform/navigation-state.ts';
import { paths } from '../../platform/paths.ts';

const route = getRouteApi(paths.marketer);

/** Opens a page of the area at its address, so that Back leads to the page before; the plan that was looked at stays chosen. */
export function useSelectPage(): (page: MarketerSubpage, subject?: WritingSubject | null) => void {
  const navigate = route.useNavigate();
  return (page, subject = null) => {
    selectPage(page, subject);
    const search = ({ tab: _tab, open: _open, ...rest }: ReturnType<typeof route.useSearch>) => ({
      ...rest,
      ...(page === 'contentplan' ? {} : { tab: page }),
    });
    void navigate({ search, resetScroll: false });
  };
}
