/** What the spelling test uses of nspell 2, which ships no types. */
declare module 'nspell' {
  interface Speller {
    /** Whether the word, in this case of letters, is in the dictionary. */
    correct(word: string): boolean;
  }
  interface Dictionary {
    readonly aff: Uint8Array;
    readonly dic: Uint8Array;
  }
  export default function nspell(dictionary: Dictionary): Speller;
}
