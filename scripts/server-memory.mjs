/** How `npm start` bounds the server: by default V8 lets garbage pile up in proportion to the machine's memory; bounded, it keeps under 200 MB. */
export const serverMemory = ['--max-semi-space-size=16', '--max-old-space-size=1024'];
