/// <reference types="vite/client" />

/** The browser's own Temporal; not every browser has it yet. */
declare var Temporal: typeof import('temporal-polyfill').Temporal | undefined;
