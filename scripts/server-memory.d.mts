/** Flags of Node that bound the memory of the server. */
export const serverMemory: readonly string[];
