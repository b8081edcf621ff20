import { Fragment } from 'react';

/** «22:48, 23 нояб.–09:35, 25 нояб.» that breaks after a comma or a date's dash, never inside the times or the dates. */
export function UnbrokenParts({ text }: { readonly text: string }) {
  return text.split(/(?<=, )|(?<=\.–)/).map((part) => (
    <Fragment key={part}>
      <span className="nw">{part.trimEnd()}</span>
      {part.endsWith(' ') ? ' ' : <wbr />}
    </Fragment>
  ));
}
