import { diagramTable } from '@nebosvod/terms/chakra.table';
import { nameOf } from '@nebosvod/terms/name';
import type { ReactNode } from 'react';
import tabClasses from '../../chart/tab.module.css';
import { useNames } from '../../platform/settings/settings-store.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { hintLook } from '../../ui/hint-look.ts';
import chakrasClasses from './chakras.module.css';
import { starMargin } from './diagram.tsx';

interface Props {
  readonly id: keyof typeof diagramTable;
  /** Drawn for a side that is known, px: the width of the place less the diagram's margins. */
  readonly children: (size: number) => ReactNode;
  readonly lead?: ReactNode;
  readonly widest?: number;
  readonly margin?: number;
}

const assumed = 312;

/** A diagram under its name, as wide as its place allows. */
export function DiagramFigure({ id, children, lead, widest = 520, margin = starMargin }: Props) {
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const entry = diagramTable[id];
  return (
    <>
      <h3 className={tabClasses.groupTitle}>
        {nameOf(entry, names)} <span className="cap">{entry.about}</span>
      </h3>
      {lead && <div className={tabClasses.tabLead}>{lead}</div>}
      <div className={chakrasClasses.diagramFigure} style={{ maxWidth: widest }}>
        <div ref={ref}>{children(Math.min(widest, width ?? assumed) - 2 * margin)}</div>
      </div>
    </>
  );
}

/** Why a diagram that rests on the Moon's star may be another for an unknown time. */
export function MoonStarNote() {
  return (
    <p {...hintLook()}>
      Время рождения неизвестно: Луна взята на полдень. Если в тот день она перешла из одной накшатры в другую, отсчёт
      начнётся с соседней.
    </p>
  );
}
