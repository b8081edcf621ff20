export const published: readonly ['engine', 'numerology'];
export function pack(name: string): string;
