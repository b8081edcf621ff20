/** What a combination brings, by its nature. */
export const natureWords = { good: 'благая', mixed: 'смешанная', difficult: 'трудная' } as const;

/** «у 7 из 100», «реже, чем у 1 из 100»: in how many charts a combination is formed. @param share 0 … 1 */
export function shareWords(share: number): string {
  const inHundred = Math.round(share * 100);
  return inHundred === 0 ? 'реже, чем у\u00a01\u00a0из\u00a0100' : `у\u00a0${inHundred}\u00a0из\u00a0100`;
}
