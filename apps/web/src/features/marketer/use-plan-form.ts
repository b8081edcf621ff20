import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../platform/paths.ts';

const route = getRouteApi(paths.marketer);

export interface OpenPlanForm {
  /** Which form stands beside the plan: as the address says it. */
  readonly open: string | undefined;
  readonly show: (form: string) => void;
  readonly close: () => void;
  /** Closes it and opens a plan in its place. */
  readonly leaveTo: (planId: string) => void;
}

/** The form beside the plan is an entry of the history: Back closes it, a reload opens it again. */
export function usePlanForm(): OpenPlanForm {
  const { open } = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  // The way back takes a moment: a second press meanwhile would leave the area.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = open === undefined;
  }, [open]);
  const isOwnEntry = () => history.location.state.isDialog === true;
  return {
    open,
    show: (form) =>
      void navigate({
        search: (now) => ({ ...now, open: form }),
        state: { isDialog: true },
        // Pressed twice it is one entry all the same.
        replace: isOwnEntry(),
        resetScroll: false,
      }),
    close: () => {
      if (isClosing.current) return;
      isClosing.current = true;
      if (isOwnEntry()) history.back();
      else void navigate({ search: ({ open: _, ...rest }) => rest, replace: true, resetScroll: false });
    },
    leaveTo: (plan) => void navigate({ search: { plan }, replace: isOwnEntry() }),
  };
}
