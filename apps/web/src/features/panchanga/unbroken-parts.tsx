import { Fragment } from 'react';

/** «23:43–00:48, 22 нояб.» that breaks after its comma and never inside the times or the date. */
export function UnbrokenParts({ text }: { readonly text: string }) {
  return text.split(', ').map((part, index, parts) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="nw">
        {part}
        {index < parts.length - 1 && ','}
      </span>
    </Fragment>
  ));
}
