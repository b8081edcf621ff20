/** Hands a file made in the browser to the person. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the file once it began; a minute is enough for that anywhere.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
