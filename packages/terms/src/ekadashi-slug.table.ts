/**
 * Addresses of the ekadashis: the purnimanta month, 13 = the added one, and half of each.
 * Source: names of ekadashi.table.ts in the Latin letters of the other addresses.
 */
export const ekadashiSlugs = {
  'papamochani-ekadashi': [1, 'krishna'],
  'kamada-ekadashi': [1, 'shukla'],
  'varuthini-ekadashi': [2, 'krishna'],
  'mohini-ekadashi': [2, 'shukla'],
  'apara-ekadashi': [3, 'krishna'],
  'nirjala-ekadashi': [3, 'shukla'],
  'yogini-ekadashi': [4, 'krishna'],
  'devashayani-ekadashi': [4, 'shukla'],
  'kamika-ekadashi': [5, 'krishna'],
  'pavitra-ekadashi': [5, 'shukla'],
  'aja-ekadashi': [6, 'krishna'],
  'parivartini-ekadashi': [6, 'shukla'],
  'indira-ekadashi': [7, 'krishna'],
  'papankusha-ekadashi': [7, 'shukla'],
  'rama-ekadashi': [8, 'krishna'],
  'prabodhini-ekadashi': [8, 'shukla'],
  'utpanna-ekadashi': [9, 'krishna'],
  'mokshada-ekadashi': [9, 'shukla'],
  'saphala-ekadashi': [10, 'krishna'],
  'putrada-ekadashi': [10, 'shukla'],
  'shattila-ekadashi': [11, 'krishna'],
  'jaya-ekadashi': [11, 'shukla'],
  'vijaya-ekadashi': [12, 'krishna'],
  'amalaki-ekadashi': [12, 'shukla'],
  'padmini-ekadashi': [13, 'shukla'],
  'parama-ekadashi': [13, 'krishna'],
} as const;
