/** Stands where the identifier of an advertisement is still to be put. */
const BLANK = '[ПОМЕТКА]';

/** «Реклама. erid: 2Vtz…», or the place for it: the law wants the word and the identifier in the advertisement itself. */
export const adMark = (erid: string): string => `Реклама. ${erid === '' ? BLANK : `erid: ${erid}`}`;
