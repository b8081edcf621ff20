import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { noteLook } from '../../../ui/note-look.ts';

interface Props {
  readonly failure: ApiProblem | null;
  /** Mistakes that belong to no field of the form. */
  readonly rest?: readonly string[];
  /** Whether what stands now has been put on the screen after the conflict. */
  readonly isShown: boolean;
  readonly onShow: () => Promise<void>;
}

/** Why a change was not saved. Another window that came first is no mistake: what it left is shown, what was typed stays. */
export function SaveFailure({ failure, rest = [], isShown, onShow }: Props) {
  const show = useAction(onShow);
  if (failure?.code !== 'VERSION_CONFLICT') {
    const told = rest.length > 0 ? rest.join('. ') : failure !== null && failure.errors.length === 0 && failure.message;
    return <FormError>{told || null}</FormError>;
  }
  return (
    <div role="alert" {...noteLook({ tone: isShown ? undefined : 'bad' })}>
      {isShown ? (
        <p>Ниже то, что сохранено сейчас. Введённое вами осталось в полях: сохраните его или отмените.</p>
      ) : (
        <div className="stack">
          <p>Клиента уже изменили в другом окне. Введённое вами осталось в полях.</p>
          <Button loading={show.isBusy} onClick={() => void show.run()}>
            Показать, что стало
          </Button>
          <FormError>{show.failure?.message ?? null}</FormError>
        </div>
      )}
    </div>
  );
}
