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

/** A sentence that breaks anywhere but inside «12:02–12:31»: word joiners round the dash. */
export const unbrokenRanges = (text: string): string =>
  text.replaceAll(/(?<=\d\d:\d\d)–(?=\d\d:\d\d)/g, '\u2060–\u2060');
