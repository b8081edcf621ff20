import classes from './field-error.module.css';
import { Icon } from './icon.tsx';
import { type Look, lookOf } from './look.ts';

/** A mistake that stands beside a form and not in an input. */
export const fieldErrorLook = (): Look => lookOf('field-error', [classes.error]);

/** A mistake beside its field: an icon and words, never colour alone. Goes into the `error` prop of a Mantine input. */
export function FieldError({ children }: { readonly children: string }) {
  return (
    <span {...fieldErrorLook()}>
      <Icon name="bad" size={16} />
      <span>{children}</span>
    </span>
  );
}
