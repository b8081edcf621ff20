import type { Mark } from '@nebosvod/drawing/body-label';
import type { SquareChart } from '@nebosvod/drawing/square-chart';
import type { Wheel } from '@nebosvod/drawing/wheel';

/** A name with its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** A second, smaller line. */
  readonly more?: string | undefined;
}

export interface Column {
  readonly heading: string;
  /** Share of the width, relative to the other columns. */
  readonly width: number;
  readonly align?: 'right' | 'center';
  /** For cells of many words. */
  readonly isFine?: boolean;
}

export interface Row {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

/** A statement with what it rests on. */
export interface Paragraph {
  /** The factor and the source: «Солнце в 5-м доме · Пхаладипика 8». */
  readonly factor: string;
  /** The thought in a sentence. */
  readonly lead?: string;
  readonly text?: string;
}

/** One titled chart. */
export interface ChartPicture {
  readonly title: string;
  readonly note: string;
  readonly chart: SquareChart;
  /** False where no house is known: the mark of the lagna is then left out. */
  readonly hasLagna: boolean;
}

export interface TimeBar {
  readonly label: string;
  readonly note: string;
  /** Shares of the whole line, 0 … 1. */
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
}

/** What a document is made of, in reading order. Plain data: it can be made in one thread and printed in another. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly note?: string;
      readonly level?: 2;
      /** Begins a page of its own. */
      readonly startsPage?: boolean;
    }
  | { readonly kind: 'prose'; readonly text: string; readonly tone?: 'muted' }
  /** A short passage with a title, kept on one page. */
  | {
      readonly kind: 'passage';
      readonly title: string;
      readonly aside?: string;
      readonly text: string;
      readonly small?: string;
    }
  /** What is read of one thing: its name and state on the left, paragraphs on the right. */
  | {
      readonly kind: 'reading';
      readonly title: string;
      readonly notes: readonly string[];
      readonly paragraphs: readonly Paragraph[];
    }
  /** A framed word to the reader. */
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly items: readonly Fact[]; readonly size?: 'large' }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
      readonly caption?: string;
    }
  | { readonly kind: 'charts'; readonly pictures: readonly ChartPicture[]; readonly side: number }
  /** A Western wheel in the middle of the page, `side` pt wide. */
  | { readonly kind: 'wheel'; readonly drawing: Wheel; readonly side: number }
  | {
      readonly kind: 'timeline';
      readonly bars: readonly TimeBar[];
      readonly ticks: readonly { readonly at: number; readonly label: string }[];
      readonly now: number | null;
    }
  | {
      readonly kind: 'bars';
      readonly items: readonly { readonly label: string; readonly value: number; readonly text: string }[];
      /** Value of the whole width, and the value of the line that marks what is enough. */
      readonly whole: number;
      readonly enough: number;
    }
  | { readonly kind: 'legend'; readonly marks: readonly { readonly mark: Mark; readonly label: string }[] }
  | {
      readonly kind: 'columns';
      readonly sides: readonly { readonly width: number; readonly blocks: readonly Block[] }[];
    };

/** A whole document. */
export interface Sheet {
  readonly title: string;
  /** Date, time and place of birth. */
  readonly subtitle: string;
  /** Said under the heading when the time is not sure. */
  readonly warning: string | null;
  readonly facts: readonly Fact[];
  readonly blocks: readonly Block[];
  /** Settings and versions, at the foot of every page. */
  readonly footer: string;
}
