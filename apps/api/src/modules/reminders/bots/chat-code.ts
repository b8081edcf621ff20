import { createHash, randomBytes } from 'node:crypto';

/** A code that connects a chat: 128 random bits of letters that a link to a bot may carry. */
export const newCode = (): string => randomBytes(16).toString('base64url');

/** Whether a text may be one. */
export const isCode = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** How a code is stored. */
export const codeHash = (code: string): Buffer => createHash('sha256').update(code).digest();
