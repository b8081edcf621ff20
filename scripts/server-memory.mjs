/**
 * How `npm start` bounds the server: by default V8 lets garbage pile up in proportion to the machine's memory. Below two gigabytes of old
 * generation it collects all of it at half as much garbage again, every few seconds of a busy server, each time for a tenth of one; here
 * it waits for twice to four times as much. A server that has answered 12,000 different days takes some 650 MB, at half the bound 540.
 */
export const serverMemory = ['--max-semi-space-size=16', '--max-old-space-size=2048'];
