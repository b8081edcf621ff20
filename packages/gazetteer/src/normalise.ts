/** Letters that NFD leaves whole, and letters of neighbouring alphabets, by the letter people type instead. */
const folded: Readonly<Record<string, string>> = {
  ё: 'е',
  і: 'и',
  ї: 'и',
  є: 'е',
  ґ: 'г',
  ў: 'у',
  ј: 'й',
  қ: 'к',
  ғ: 'г',
  ә: 'а',
  ө: 'о',
  ү: 'у',
  ұ: 'у',
  ң: 'н',
  һ: 'х',
  ҳ: 'х',
  ҷ: 'ч',
  ӣ: 'и',
  ӯ: 'у',
  љ: 'ль',
  њ: 'нь',
  ђ: 'дж',
  џ: 'дж',
  ћ: 'ч',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
};

/**
 * A name or query as the index compares it: lower case, ё as е, accents dropped (й stays a letter of its own), soft
 * apostrophes dropped, every other mark a space. Only а–я, a–z, digits and single spaces are left.
 */
export function normalise(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  let result = '';
  for (const char of lower) {
    const replacement = folded[char];
    if (replacement !== undefined) result += replacement;
    else if (/[а-яa-z0-9]/.test(char)) result += char;
    else if (/['’‘`ʻʼʹ]|\p{M}/u.test(char)) continue;
    else {
      const base = char.normalize('NFD').replace(/\p{M}/gu, '');
      result += /^[а-яa-z0-9]+$/.test(base) ? base : ' ';
    }
  }
  return result.trim().replace(/ +/g, ' ');
}
