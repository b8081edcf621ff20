import { notifications } from '@mantine/notifications';
import { Icon } from '../ui/icon.tsx';
import { type ToastId, toasts } from './session/toasts.table.ts';

export type Tone = 'info' | 'good' | 'bad';

/** Shows a message at the edge of the page. The text is its id, so identical toasts do not stack. */
export function showToast(tone: Tone, text: string): void {
  notifications.show({
    id: text,
    message: text,
    'data-tone': tone,
    icon: <Icon name={tone === 'bad' ? 'bad' : tone === 'good' ? 'good' : 'info'} />,
    closeButtonProps: { 'aria-label': 'Закрыть' },
    role: tone === 'bad' ? 'alert' : 'status',
    autoClose: 7000,
  });
}

/** Shows a message of the product's catalogue. */
export function showCatalogueToast(id: ToastId): void {
  showToast(toasts[id].tone, toasts[id].text);
}
