/** How long the server may stand still for one answer, milliseconds; what would take longer runs in a thread. */
export const INLINE_MS = 150;
