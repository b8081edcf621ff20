/** The open tab is short up to this height, px: above it the charts and all their panels are about as long as it is. */
const longest = 1160;

/**
 * Watches the card of tabs inside a workspace and marks the workspace `data-short` while the open one is short. Marked before the
 * frame is painted: the panels that it moves are seen in one place only.
 */
export function watchShortTab(workspace: HTMLElement | null) {
  const card = workspace?.querySelector<HTMLElement>('[data-tabs]');
  if (!workspace || !card) return;
  const observer = new ResizeObserver(() => {
    workspace.toggleAttribute('data-short', card.offsetHeight <= longest);
  });
  observer.observe(card);
  return () => observer.disconnect();
}
