import { unbrokenDates } from '@nebosvod/terms/civil-date';

export type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Its words are for those who do not see it; its size is in points. */
  | {
      readonly kind: 'picture';
      readonly text: string;
      readonly src: string;
      readonly width: number;
      readonly height: number;
    };

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] };

const inlinePattern =
  /\*\*(.+?)\*\*|!\[([^\]]+)\]\((\/v1\/pictures\/[0-9a-f-]{36}\/(\d{1,4})x(\d{1,4}))\)|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Where a link may lead: a page of ours, the web, a letter. Anything else is printed as plain text. */
const isSafeHref = (href: string) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(href);

/**
 * Bold, links and our own pictures of one line of text: a picture from elsewhere would tell others who reads. No date of it breaks
 * between the day and the month.
 */
export function parseInlines(line: string): readonly Inline[] {
  const text = unbrokenDates(line);
  const inlines: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > from) inlines.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, alt, src, width, height, label, href] = match;
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (alt !== undefined && src !== undefined)
      inlines.push({ kind: 'picture', text: alt, src, width: Number(width), height: Number(height) });
    else if (label !== undefined && href !== undefined && isSafeHref(href))
      inlines.push({ kind: 'link', text: label, href });
    else inlines.push({ kind: 'text', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) });
  return inlines;
}

/** The Markdown that operators write in `content/`: headings, paragraphs, lists, bold, links, pictures. HTML stays text. */
export function parseMarkdown(source: string): readonly Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}|\n(?=#{1,6} )|(?<=^#{1,6} .*)\n/m)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(parseBlock);
}

function parseBlock(chunk: string): Block {
  const heading = /^(#{1,6}) (.*)$/.exec(chunk);
  if (heading)
    return { kind: 'heading', level: (heading[1] ?? '').length <= 2 ? 2 : 3, text: unbrokenDates(heading[2] ?? '') };
  const lines = chunk.split('\n');
  const marker = /^(?:[-*]|\d+\.) /;
  if (marker.test(lines[0] ?? '')) {
    const items = chunk
      .split(/\n(?=(?:[-*]|\d+\.) )/)
      .map((item) => parseInlines(item.replace(marker, '').replace(/\s*\n\s*/g, ' ')));
    return { kind: 'list', isOrdered: /^\d/.test(chunk), items };
  }
  return { kind: 'paragraph', inlines: parseInlines(lines.map((line) => line.trim()).join(' ')) };
}
