/**
 * What takes time to find, found when first asked for and kept.
 * @param find called once at most; where it throws, the next question asks it again
 */
export function once<T>(find: () => T): () => T {
  let kept: { readonly value: T } | null = null;
  return () => {
    kept ??= { value: find() };
    return kept.value;
  };
}
