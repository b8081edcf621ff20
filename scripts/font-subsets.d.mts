export const fontFolder: string;
export function cutFonts(): Promise<readonly (readonly [name: string, bytes: Uint8Array])[]>;
