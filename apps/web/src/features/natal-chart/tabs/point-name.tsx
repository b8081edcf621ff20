import { type Name, nameOf } from '@nebosvod/terms/name';
import { useNames } from '../../../platform/settings/settings-store.ts';

/**
 * Name of a sensitive point as books have it, with our Russian word muted beside it: «Биджа-спхута сила семени». A practitioner
 * looks for the Sanskrit name; IAST stands where IAST is chosen.
 */
export function PointName({ name }: { readonly name: Name }) {
  const { language } = useNames();
  const title = nameOf(name, { language: language === 'iast' ? 'iast' : 'sa' });
  return (
    <>
      {title.charAt(0).toUpperCase() + title.slice(1)}
      {name.ru.toLowerCase() !== name.sa.toLowerCase() && <span className="muted"> {name.ru}</span>}
    </>
  );
}
