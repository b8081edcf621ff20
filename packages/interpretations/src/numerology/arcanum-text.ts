/** A text of one of the 22 arcana of the matrix of destiny, the same for whichever position it stands in. */
export interface ArcanumText {
  /** One sentence, up to 140 characters. */
  readonly essence: string;
  /** How it shows when it is lived well; 120–400 characters. */
  readonly plus: string;
  /** Where it may lead astray; 120–400 characters. */
  readonly minus: string;
  /** What may help; 120–400 characters. */
  readonly advice: string;
  /** What to ask the person before drawing conclusions. */
  readonly question: string;
  /** Whose idea it rests on, resolved in docs/sources.md. */
  readonly source: string;
}

/** What a position of the matrix speaks about; the arcanum that stands there says how. */
export interface MatrixPositionText {
  /** Its name as a heading: «Ключ денег». */
  readonly title: string;
  /** Where it is, to follow «Аркан 7»: «в ключе денег». */
  readonly place: string;
  /** 120–300 characters. */
  readonly frame: string;
}

/** What a row of several arcana is read for. */
export interface MatrixRowText {
  readonly title: string;
  /** Where it is, to follow «Арканы 7, 5 и 12»: «в программе талантов». */
  readonly place: string;
  /** What each of its arcana stands for, in their order. */
  readonly members: readonly [string, string, string];
  /** 120–300 characters. */
  readonly frame: string;
}
