import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { tableBoxLook } from '../../../ui/table-look.ts';

interface Props {
  readonly className?: string | undefined;
  /** One table with a caption. */
  readonly children: ReactNode;
}

/** Room for a wide or a long table. Only while it really scrolls is it a tab stop, named by the table's caption. */
export function ScrollBox({ className = '', children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const table = box?.firstElementChild;
    if (!box || !table) return;
    const measure = () => {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      setName(scrolls ? (table.querySelector('caption')?.textContent ?? 'Таблица') : null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      {...tableBoxLook({ className: className })}
      {...(name === null ? {} : { role: 'region', tabIndex: 0, 'aria-label': name })}
    >
      {children}
    </div>
  );
}
