import { getRouteApi } from '@tanstack/react-router';
import { ConfirmView } from './confirm-view.tsx';

const route = getRouteApi('/login/confirm');

/** The form of a mailed code at its own address. */
export function ConfirmPage() {
  const { returnTo } = route.useSearch();
  return <ConfirmView returnTo={returnTo} />;
}
