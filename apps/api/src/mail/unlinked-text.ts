/**
 * A stranger's words as a letter of ours may carry them: mail programs make links of addresses, so those are broken («example. ru»),
 * and nobody is led anywhere in our name.
 */
export function unlinkedText(text: string): string {
  return text
    .replaceAll(/(\p{L}):\/\//gu, '$1: //')
    .replaceAll(/(?<=[\p{L}\p{N}])([.。．])(?=\p{L})/gu, '$1 ')
    .replaceAll(/(?<=\S)@(?=\S)/g, ' @ ');
}
