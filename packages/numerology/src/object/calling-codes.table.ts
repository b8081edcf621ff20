// Country calling codes of ITU-T E.164. One digit: 1 and 7; two digits: as listed; every other code has three.
export const ONE_DIGIT_CODES: readonly string[] = ['1', '7'];

export const TWO_DIGIT_CODES: readonly string[] = [
  ...['20', '27'],
  ...['30', '31', '32', '33', '34', '36', '39'],
  ...['40', '41', '43', '44', '45', '46', '47', '48', '49'],
  ...['51', '52', '53', '54', '55', '56', '57', '58'],
  ...['60', '61', '62', '63', '64', '65', '66'],
  ...['81', '82', '84', '86'],
  ...['90', '91', '92', '93', '94', '95', '98'],
];
