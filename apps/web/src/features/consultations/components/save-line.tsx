import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { deviceClock } from '../document-words.ts';
import type { Saving } from '../use-saving.ts';

/** Why what was changed is not saved, and when another window came first, the way on. Nothing where it is. */
export function SaveFailure({ saving: { failure, showCurrent } }: { readonly saving: Saving }) {
  const show = useAction(showCurrent);
  if (failure === null) return null;
  if (failure.code !== 'VERSION_CONFLICT') return <>Не сохранено: {failure.message}</>;
  return (
    <>
      Документ изменили в другом окне: введённое здесь осталось в полях.{' '}
      <Button size="sm" loading={show.isBusy} onClick={() => void show.run()}>
        Показать, что стало
      </Button>
    </>
  );
}

/** Whether what was changed is saved, said aloud. */
export function SaveLine({ saving }: { readonly saving: Saving }) {
  const { isBusy, savedAt, failure } = saving;
  if (failure !== null) {
    return (
      <span role="alert" className="bad">
        <SaveFailure saving={saving} />
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
