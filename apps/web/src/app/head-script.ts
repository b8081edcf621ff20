/*
 * Runs in the head of the app's pages before the first paint, written into them by build/head-script.ts (1 KB at most, so it is terse).
 * Another file imports none of it.
 */

const { dataset } = document.documentElement;
/** What is pressed, typed or sent before the page is alive waits for it: see platform/early-events.ts. */
const early: unknown[] = [];
// With it, no eval probe by zod, which the policy would report.
Object.assign(self, { __zod_globalConfig: { jitless: true }, early });

// The sheet tells an open chart by it, which wants the whole width: see shell/use-sidebar.ts.
dataset.at = location.href;

let wanted: string | undefined;
try {
  const stored = localStorage;
  wanted = stored['mantine-color-scheme-value'];
  if (stored.userToken) dataset.signedIn = '';
  dataset.sidebar = stored.sidebar;
} catch {
  // The storage is closed: follow the system, as a guest.
}
// `dark` and `light` are chosen, `auto` is not.
if (!(wanted && wanted > 'b')) wanted = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
dataset.mantineColorScheme = wanted;

/**
 * Begins the app of a drawn page: it is read already, so its sheet (the first rules stand in the page itself) and its scripts wait
 * until it stands, or until it is touched. All are fetched at once; the scripts run one by one, with a pause for whoever presses something.
 */
const begin = async () => {
  const links = document.querySelectorAll<HTMLLinkElement>('[data-later]');
  for (const link of links) {
    link.rel = link.dataset.later ?? '';
    delete link.dataset.later;
  }
  for (const { rel, href } of links) {
    // `stylesheet`, the only other kind here than `modulepreload`.
    if (rel > 's') continue;
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
};
// After the frame that shows the page: on a quick line the event comes before it, and the scripts would take its time.
self.onload = () => requestAnimationFrame(() => setTimeout(begin));

for (const type of ['click', 'input', 'submit']) {
  addEventListener(
    type,
    (event) => {
      const on =
        !dataset.alive &&
        event.target instanceof Element &&
        // A link, a label or what unfolds needs no scripts, wherever it stands; of other roles only a button is more than a name.
        event.target.closest<HTMLInputElement>(type > 's' ? 'form' : 'button,input,select,[role^=b]');
      if (!on) return;
      // A menu that a button shows and hides needs no scripts for it; the press is done once more, then by the app.
      const menu = on.ariaExpanded && document.getElementById(on.getAttribute('aria-controls') ?? '');
      if (menu) {
        on.ariaExpanded = `${!menu.toggleAttribute('hidden')}`;
      }
      event.preventDefault();
      event.stopPropagation();
      early.push([type, on, on.value]);
      void begin();
    },
    true,
  );
}

export {};
