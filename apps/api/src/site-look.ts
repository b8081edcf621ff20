/** A picture as letters and papers show it. */
export interface LogoPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How this installation signs what it sends and prints. */
export interface SiteLook {
  /** The operator's, once they have said it; else the product's. */
  readonly name: string;
  /** Where the operator is reached, a line each; [] until they have said it. */
  readonly contacts: readonly string[];
  /** Of the operator's brand, readable on white (#rrggbb); null = the product's own. */
  readonly colour: string | null;
  readonly logo: LogoPicture | null;
}

/** Until the operator has said anything. */
export const plainLook: SiteLook = { name: 'Небосвод', contacts: [], colour: null, logo: null };

/** Whether the operator has said how the site signs: until then papers carry no head of theirs. */
export const isSigned = (look: SiteLook): boolean =>
  look.name !== plainLook.name || look.contacts.length > 0 || look.colour !== null || look.logo !== null;
