import { useEffect } from 'react';
import { showCatalogueToast } from './toast.tsx';

/** Says once of every failure that content plans did not load, wherever they are shown. */
export function usePlansToast(error: Error | null): void {
  useEffect(() => {
    if (error) showCatalogueToast('contentPlansFailed');
  }, [error]);
}
