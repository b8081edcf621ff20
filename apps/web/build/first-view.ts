import { type ModuleGraph, reached } from './module-graph.ts';

/** Packages of a file of their own. */
const ownFiles = [
  ['schemas', /[\\/]node_modules[\\/]zod[\\/]|[\\/]packages[\\/](contracts|terms)[\\/]/],
  ['router', /[\\/]node_modules[\\/]@tanstack[\\/]/],
] as const;

interface Entries {
  /** Entry of the app. */
  readonly app: string;
  /** Entry of the public pages. */
  readonly page: string;
  /** Modules that a third page needs and that stay out of the files of these two. */
  readonly apart: readonly string[];
}

/**
 * Files of the modules needed at once: what both kinds of page need, some packages, and the rest of the app. So the first view is a few
 * files, not fifty of a kilobyte each, and a chunk that comes later names few of them. They only define: the entry of the app, which
 * begins the work, has a file of its own. app/head-script.ts evaluates each in a piece of work of its own, so that no piece is long.
 */
export function firstView({ app, page, apart }: Entries) {
  let needed: { readonly app: ReadonlySet<string>; readonly page: ReadonlySet<string> } | null = null;
  const nameOf = (id: string, graph: ModuleGraph): string | null => {
    // What comes later, and what Mantine needs, aside.
    const imported = (from: string) => (isMantine(from) ? [] : (graph.getModuleInfo(from)?.importedIds ?? []));
    needed ??= { app: reached(app, imported), page: reached(page, imported) };
    if (id === app || apart.includes(id) || !needed.app.has(id) || isMantine(id)) return null;
    return needed.page.has(id) ? 'base' : (ownFiles.find(([, files]) => files.test(id))?.[0] ?? 'first');
  };
  // A group takes what its modules import along: whatever is imported by others goes before them.
  const names = ['base', ...ownFiles.map(([name]) => name), 'first'];
  return names.map((name, index) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === name ? name : null),
    // Above those of shared-parts.ts.
    priority: 10 + names.length - index,
  }));
}

/** The one entry of Mantine names every control, and so everything that any of them needs; most come later. */
const isMantine = (id: string) => id.includes('/@mantine/');
