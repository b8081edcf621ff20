import { type ModuleGraph, reached } from './module-graph.ts';

/** Popovers and what they stand on: half as heavy as everything else here, and half of the pages come without. */
const popovers = /[\\/]@floating-ui[\\/]|[\\/](FocusTrap|Popover|Transition)[\\/]/;
/** Parts of the panchanga, their contracts and their words. */
const panchanga =
  /[\\/]features[\\/]panchanga[\\/]|[\\/]packages[\\/](contracts|terms)[\\/].*(panchanga|festival|karana|lunar|season|tara)/;

/**
 * Files of the modules that many parts of the app share. Left to itself the bundler gives each combination of parts a file of its own, and
 * a page asks for seventy, half of them below a kilobyte; every file costs a phone a few milliseconds, whatever it holds.
 * @param light entry of a page that comes without the app: what it needs stays out of these files
 * @param strip the strip of the homepage that tells of the same day as the panchanga, and needs a few of its parts
 */
export function sharedParts(light: string, strip: string) {
  let lightModules: ReadonlySet<string> | null = null;
  let stripModules: ReadonlySet<string> | null = null;
  const isOfStrip = (id: string, graph: ModuleGraph) => {
    stripModules ??= reached(strip, (from) => graph.getModuleInfo(from)?.importedIds ?? []);
    return stripModules.has(id);
  };
  const named =
    (name: string, isOf: (id: string, graph: ModuleGraph) => boolean) => (id: string, graph: ModuleGraph) => {
      // At once or later.
      lightModules ??= reached(light, (from) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(from) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      });
      return !lightModules.has(id) && isOf(id, graph) ? name : null;
    };
  // What a module imports is shared by as many parts or more, and so never comes later. Taken along, it would bring the light page's modules.
  const alone = { includeDependenciesRecursively: false };
  return [
    { ...alone, name: named('often', (id) => !popovers.test(id)), minShareCount: 28, priority: 2 },
    {
      ...alone,
      name: named('day', (id, graph) => panchanga.test(id) && isOfStrip(id, graph)),
      minShareCount: 2,
      priority: 1,
    },
    { ...alone, name: named('panchanga', (id) => panchanga.test(id)), minShareCount: 3 },
  ];
}
