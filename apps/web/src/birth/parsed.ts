/** What reading a typed text gives: nothing there, a value, or a Russian sentence that says what is wrong. */
export type Parsed<Value> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'error'; readonly message: string };
