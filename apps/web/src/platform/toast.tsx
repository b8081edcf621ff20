import { type ReactNode, Suspense } from 'react';
import { Icon } from '../ui/icon.tsx';
import { lazyNamed } from '../ui/lazy-named.ts';
import { useHydrated } from './hydration.ts';
import { type ToastId, toasts } from './session/toasts.table.ts';

/** No message belongs to the first view. The app asks for the layer before it makes its first call, which may fail. */
export const toastLayer = () => import('@mantine/notifications');
const Notifications = lazyNamed(toastLayer, (module) => module.Notifications);

export type Tone = 'info' | 'good' | 'bad';

/** Shows a message at the edge of the page. The text is its id, so identical toasts do not stack. */
export function showToast(tone: Tone, text: string): void {
  void toastLayer().then(({ notifications }) =>
    notifications.show({
      id: text,
      message: text,
      'data-tone': tone,
      icon: <Icon name={tone === 'bad' ? 'bad' : tone === 'good' ? 'good' : 'info'} />,
      closeButtonProps: { 'aria-label': 'Закрыть' },
      role: tone === 'bad' ? 'alert' : 'status',
      autoClose: 7000,
    }),
  );
}

/** Shows a message of the product's catalogue. */
export function showCatalogueToast(id: ToastId): void {
  showToast(toasts[id].tone, toasts[id].text);
}

/** Where messages appear; waits until the page is alive. */
export function ToastLayer(): ReactNode {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <Notifications position="bottom-right" limit={4} />
      </Suspense>
    )
  );
}
