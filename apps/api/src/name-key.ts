/**
 * A key whose bytes sort as a Russian index does: case and accents count for nothing, «ё» is «е», numbers go by value, Cyrillic stands
 * before Latin.
 */
export function nameKey(name: string): string {
  return (
    name
      .trim()
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))
      // Latin letters as their full-width twins, which stand after Cyrillic in Unicode.
      .replaceAll(/\p{Script=Latin}/gu, (letter) => {
        const code = letter.normalize('NFD').charCodeAt(0);
        return code >= 0x61 && code <= 0x7a ? String.fromCharCode(code - 0x61 + 0xff41) : letter;
      })
  );
}
