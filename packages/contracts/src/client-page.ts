import type { BodyId } from '@nebosvod/engine/bodies';
import type { Delivered } from './delivery.ts';

/** Where the bodies stood at a birth, for the drawings of the page: degrees of the chart's zodiac. */
export interface BirthSky {
  /** Null where the time is not known: the drawing then has no houses. */
  readonly ascendant: number | null;
  readonly bodies: readonly { readonly id: BodyId; readonly longitude: number; readonly isRetrograde: boolean }[];
  /** Of a Western chart, whose zodiac is tropical; null of a Veda one, whose houses are signs. */
  readonly western: WesternSky | null;
}

/** What a Western drawing has beside its bodies. */
export interface WesternSky {
  /** Null where the time is not known. */
  readonly houses: {
    /** Porphyry stands in for Placidus inside the polar circles. */
    readonly system: 'placidus' | 'porphyry';
    /** From the first, degrees. */
    readonly cusps: readonly number[];
    readonly midheaven: number;
  } | null;
  /** Of the ten planets within six degrees. */
  readonly aspects: readonly { readonly from: string; readonly to: string; readonly kind: string }[];
}

/** A page of a document opened by its link. */
export interface OpenClientPage extends Delivered {
  readonly kind: 'open';
  /** Where the same document lies as a file. */
  readonly pdfPath: string;
  /** The PIN that was just typed: the file asks for it too. */
  readonly pin: string | null;
  readonly expiresAt: string;
  /** The picture of the brand, px. */
  readonly logo: { readonly path: string; readonly width: number; readonly height: number } | null;
  /** Null without proof: births are then not told. */
  readonly sky: BirthSky | null;
  /** The address of the page as a QR code: squares a side, dark ones as one path. */
  readonly code: { readonly side: number; readonly d: string };
}

/** What a link shows to whoever it does not open for: one page, whatever the reason. */
export interface ClosedClientPage {
  readonly kind: 'closed';
  /** A PIN was typed: the page says that it may be that. */
  readonly hadPin: boolean;
}

export type ClientPage = OpenClientPage | ClosedClientPage;

/** A drawn page of a link. */
export interface DrawnClientPage {
  readonly title: string;
  /** Rules of this page alone: the colour of its brand. */
  readonly style: string;
  readonly body: string;
}

export type DrawClientPage = (page: ClientPage) => DrawnClientPage;

/** Id of the element with what the proof works on: `{document, signature}` as JSON. */
export const clientDocumentId = 'client-document';
