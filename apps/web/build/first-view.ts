interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the file of a module by who needs it at once: what both kinds of page do, or the app alone. So the first view is
 * a few files, not fifty of a kilobyte each, and a chunk that comes later names few of them.
 * @param app entry of the app
 * @param page entry of the public pages
 */
export function firstView(app: string, page: string): (id: string, graph: Graph) => string | null {
  let needed: { readonly app: ReadonlySet<string>; readonly page: ReadonlySet<string> } | null = null;
  return (id, graph) => {
    needed ??= { app: reached(app, graph), page: reached(page, graph) };
    // The one entry of Mantine names every control, most of which come later.
    if (!needed.app.has(id) || id.includes('/@mantine/')) return null;
    return needed.page.has(id) ? 'base' : 'first';
  };
}

/** Everything that an entry imports, itself included, dynamic imports aside. */
function reached(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
