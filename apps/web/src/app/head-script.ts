/*
 * Runs in the head of the app's pages before the first paint, written into them by build/head-script.ts (1 KB at most, so it is terse).
 * Another file imports none of it.
 */

const { dataset } = document.documentElement;
/** What is pressed, typed or sent before the page is alive waits for it: see platform/early-events.ts. */
const early: unknown[] = [];
// With it, no eval probe by zod, which the policy would report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true }, early });

let wanted: string | undefined;
try {
  wanted = localStorage['mantine-color-scheme-value'];
  if (localStorage.userToken) dataset.signedIn = '';
} catch {
  // The storage is closed: follow the system, as a guest.
}
if (wanted !== 'dark' && wanted !== 'light')
  wanted = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
dataset.mantineColorScheme = wanted;

/**
 * Begins the app of a drawn page: it is read already, so its sheet (the first rules stand in the page itself) and its scripts wait
 * until it stands, or until it is touched.
 */
const begin = () => {
  const boot = document.querySelector<HTMLMetaElement>('#boot');
  if (!boot) return;
  boot.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=style]')) link.rel = 'stylesheet';
  // All at once: each would else wait until the one that names it is read.
  for (const file of boot.content.split(' ')) void import(/* @vite-ignore */ file);
};
// After the event: whoever measures the page counts what was asked for before.
addEventListener('load', () => setTimeout(begin));

for (const type of ['click', 'input', 'submit']) {
  addEventListener(
    type,
    (event) => {
      const on =
        event.target instanceof Element &&
        event.target.closest<HTMLInputElement>('#root :is(button,input,select,form,[role])');
      if (!on || (dataset.alive && Object.keys(on).some((key) => /^__react/.test(key)))) return;
      // A menu that a button shows and hides needs no scripts for it; the press is done once more, then by the app.
      const menu = on.ariaExpanded && document.getElementById(on.getAttribute('aria-controls') ?? '');
      if (menu) {
        menu.hidden = !menu.hidden;
        on.ariaExpanded = `${!menu.hidden}`;
      }
      if (type !== 'input') event.preventDefault();
      event.stopPropagation();
      early.push([type, on, on.value]);
      begin();
    },
    true,
  );
}

export {};
