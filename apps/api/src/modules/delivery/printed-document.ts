import type { Wheel } from '@nebosvod/drawing/wheel';
import type { LogoPicture } from '../../site-look.ts';
import type { ChartPicture } from '../chart-document/sheet.ts';
import type { CodeDrawing } from './code-of-address.ts';

/** A body with its place, as the table of positions tells it. */
export interface PrintedPosition {
  readonly name: string;
  readonly place: string;
  readonly house: string;
}

export interface PrintedSection {
  readonly title: string;
  readonly verdict: string | null;
  readonly paragraphs: readonly string[];
}

/** A document as its files carry it: plain data, made in one thread and printed in another. */
export interface PrintedDocument {
  readonly title: string;
  /** Birth, day, whatever stands under the title. */
  readonly subtitle: string;
  readonly hasCover: boolean;
  readonly owner: string;
  readonly logo: LogoPicture | null;
  readonly contacts: readonly string[];
  /** #rrggbb, readable on white. */
  readonly colour: string;
  readonly sections: readonly PrintedSection[];
  readonly chart: ChartPicture | null;
  /** Of a Western document, in the place of the square chart. */
  readonly wheel: Wheel | null;
  /** What the bodies of the positions are called. */
  readonly bodyTitle: 'Граха' | 'Планета';
  /** Of a pair the positions are those of the first. */
  readonly positionsTitle: string;
  readonly positions: readonly PrintedPosition[];
  /** The page of the document: its code, its address and until when it opens; null where there is none. */
  readonly page: { readonly code: CodeDrawing; readonly address: string; readonly until: string } | null;
  readonly isProvable: boolean;
  readonly engine: string;
  readonly disclaimer: string;
}
