/** What the engine weighs on its way to the browser, megabytes, as the page says it (e2e/client-page.test.ts weighs it). */
export const engineMegabytes = '2,5';
