/** Prints the open tab alone: the style sheet hides the rest of the workspace while the mark stands on the document. */
export function printTab(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'tab';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
