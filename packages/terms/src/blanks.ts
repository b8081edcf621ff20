/** Blanks of a text that its writer fills in: «‹что было начато›». */
export const blanksIn = (text: string): readonly string[] => text.match(/‹[^‹›]+›/gu) ?? [];
