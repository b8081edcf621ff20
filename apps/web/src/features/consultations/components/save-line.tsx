import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { deviceClock } from '../document-words.ts';
import type { Saving } from '../use-saving.ts';

/** Whether what was changed is saved; when another window came first, the way on. */
export function SaveLine({ saving: { isBusy, savedAt, failure, showCurrent } }: { readonly saving: Saving }) {
  const show = useAction(showCurrent);
  if (failure?.code === 'VERSION_CONFLICT') {
    return (
      <span role="alert" className="bad">
        Документ изменили в другом окне: введённое здесь осталось в полях.{' '}
        <Button size="sm" loading={show.isBusy} onClick={() => void show.run()}>
          Показать, что стало
        </Button>
      </span>
    );
  }
  if (failure !== null) {
    return (
      <span role="alert" className="bad">
        Не сохранено: {failure.message}
      </span>
    );
  }
  return (
    <span aria-live="polite" className="tn">
      {isBusy
        ? 'Сохраняем…'
        : savedAt !== null && `Сохранено в ${deviceClock(new Date(savedAt).toISOString()).time.slice(0, 5)}`}
    </span>
  );
}
