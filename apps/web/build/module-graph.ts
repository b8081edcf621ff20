/** What the bundler tells of the modules while it cuts them into files. */
export interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** An entry and everything that is reached from it, step by step. */
export function reached(entry: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}
