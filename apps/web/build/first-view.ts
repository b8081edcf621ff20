interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

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
  const nameOf = (id: string, graph: Graph): string | null => {
    needed ??= { app: reached(app, graph), page: reached(page, graph) };
    if (id === app || apart.includes(id) || !needed.app.has(id) || isMantine(id)) return null;
    return needed.page.has(id) ? 'base' : (ownFiles.find(([, files]) => files.test(id))?.[0] ?? 'first');
  };
  // A group takes what its modules import along: whatever is imported by others goes before them.
  const names = ['base', ...ownFiles.map(([name]) => name), 'first'];
  return names.map((name, index) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    priority: names.length - index,
  }));
}

/** The one entry of Mantine names every control, and so everything that any of them needs; most come later. */
const isMantine = (id: string) => id.includes('/@mantine/');

/** Everything that an entry imports, itself included; dynamic imports and what Mantine needs aside. */
function reached(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    if (isMantine(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
