/** One entry of a file before it is held against the form: where it stands, and what it says or why it says nothing. */
export type FileEntry =
  | { readonly line: number; readonly draft: unknown }
  | { readonly line: number; readonly reason: string };
