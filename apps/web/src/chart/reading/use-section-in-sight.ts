import { useEffect, useState } from 'react';
import { sectionElement } from './reading-parts.ts';

/** The section that is being read: the last whose heading has passed the upper third of the window. */
export function useSectionInSight(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const known = ids.join(' ');
  useEffect(() => {
    const sections = known.split(' ');
    const follow = () => {
      const line = window.innerHeight / 3;
      const passed = sections.filter((id) => {
        const element = document.getElementById(sectionElement(id));
        return element !== null && element.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1) ?? sections[0] ?? null);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [known]);
  return current;
}
