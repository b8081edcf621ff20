import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';

/**
 * Reads YAML through a schema.
 * @param firstLine the line of the file where `text` begins: front matter begins below its dashes.
 * @throws ContentError naming the file and the line of the first mistake.
 */
export function readYaml<S extends z.ZodType>(file: string, text: string, schema: S, firstLine = 1): z.output<S> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [broken] = document.errors;
  if (broken) throw new ContentError(file, lineAt(broken.pos[0]), broken.message);
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  // A field that is missing has no line of its own: the mistake is in the entry that lacks it.
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) {
      throw new ContentError(file, lineAt(node.range[0]), `${path.join('.') || 'файл'}: ${issue?.message ?? ''}`);
    }
  }
  throw new ContentError(file, firstLine, issue?.message ?? 'файл не читается');
}

/**
 * Reads a Markdown file whose head is YAML between two lines of dashes.
 * @throws ContentError when there is no such head, or it breaks its schema.
 */
export function readMarkdown<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): { readonly head: z.output<S>; readonly body: string } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) throw new ContentError(file, 1, 'файл начинается с описания между двумя строками «---»');
  const body = (parts[2] ?? '').trim();
  if (/<[a-z/!]/i.test(body)) {
    const line = text.slice(0, text.search(/<[a-z/!]/i)).split('\n').length;
    throw new ContentError(file, line, 'HTML в тексте не допускается, только Markdown');
  }
  return { head: readYaml(file, parts[1] ?? '', schema, 2), body };
}
