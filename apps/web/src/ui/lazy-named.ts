import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

/** A component whose code comes when it is first drawn, or when somebody is about to open it. */
export interface LazyPart<Props> extends Preloadable {
  (props: Props): ReactNode;
}

export interface Preloadable {
  /** Fetches the code beforehand, with that of what it shows at once. Where that fails, the drawing tries again and tells. */
  preload(): Promise<void>;
}

/**
 * A named component loaded when it is first drawn: `lazyNamed(() => import('./day.tsx'), (module) => module.Day)`.
 * @param preloadInside preloads the lazy parts that it shows at once
 */
export function lazyNamed<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  preloadInside?: (module: Module) => Promise<unknown>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async () => {
    const module = await load();
    loaded = pick(module);
    return module;
  };
  const Lazy = lazy(async () => ({ default: pick(await fetched()) }));
  const Part = (props: Props) => {
    // What is here already is drawn at once, without a placeholder; what is drawn stays the same component.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  };
  const preload = async () => {
    try {
      const module = await fetched();
      await preloadInside?.(module);
    } catch {
      // Said above.
    }
  };
  return Object.assign(Part, { preload });
}
