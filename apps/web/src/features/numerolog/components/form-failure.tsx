import { FieldError } from '../../../ui/field-error.tsx';

/** Why a form was not counted, when that is no field's mistake. */
export function FormFailure({ text }: { readonly text: string | null }) {
  return <div role="alert">{text !== null && <FieldError>{`${text} Введённое сохранено.`}</FieldError>}</div>;
}
