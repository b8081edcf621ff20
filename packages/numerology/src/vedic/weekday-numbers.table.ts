// Numbers of the weekdays, Sunday first: Sun 1, Moon 2, Mars 9, Mercury 5, Jupiter 3, Venus 6, Saturn 8.
// Source: [code 32585545315]; two more programs show the same table.
export const WEEKDAY_NUMBERS: readonly number[] = [1, 2, 9, 5, 3, 6, 8];
