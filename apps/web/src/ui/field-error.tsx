import { Icon } from './icon.tsx';

/** A mistake beside its field: an icon and words, never colour alone. Goes into the `error` prop of a Mantine input. */
export function FieldError({ children }: { readonly children: string }) {
  return (
    <span className="errl">
      <Icon name="bad" size={16} />
      <span>{children}</span>
    </span>
  );
}
