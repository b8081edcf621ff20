import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A named component loaded when it is first drawn: `lazyNamed(() => import('./day.tsx'), (module) => module.Day)`. */
export function lazyNamed<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await load()) }));
}
