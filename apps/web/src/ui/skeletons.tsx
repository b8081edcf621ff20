import type { CSSProperties, ReactNode } from 'react';
import { lateLook } from './late-look.ts';
import classes from './skeletons.module.css';

interface SkeletonProps {
  readonly width?: CSSProperties['width'];
  readonly height?: number;
  readonly round?: boolean;
}

/** One grey bar. Wrap the whole placeholder into `Loading`, which says it aloud and waits 150 ms before it shows. */
export function Skeleton({ width = '100%', height = 14, round = false }: SkeletonProps) {
  return <span className={classes.bar} style={{ width, height, borderRadius: round ? '50%' : undefined }} />;
}

/** A placeholder in the shape of what comes; appears after 150 ms, so that fast answers never flash. */
export function Loading({ label = 'Загружаем', children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <div {...lateLook()} role="status" aria-label={label}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Rows of a table to come. */
export function TableSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a placeholder never move
        <div className={classes.row} key={row}>
          <Skeleton height={20} width={20} round />
          <Skeleton width={50 + ((row * 17) % 30)} />
          <Skeleton width={58} />
          <Skeleton width={`${55 + ((row * 23) % 35)}%`} />
        </div>
      ))}
    </Loading>
  );
}

/** A North Indian chart to come. */
export function ChartSkeleton({ size = 320 }: { readonly size?: number }) {
  return (
    <Loading>
      <svg aria-hidden="true" viewBox="0 0 152 152" width={size} style={{ maxWidth: '100%', height: 'auto' }}>
        <path className={classes.chart} d="M1 1h150v150H1ZM1 1l150 150M151 1 1 151M76 1l75 75-75 75-75-75Z" />
      </svg>
    </Loading>
  );
}

/** A page to come: heading and three cards. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className={classes.page}>
        <Skeleton width={280} height={32} />
        <Skeleton height={180} />
        <Skeleton height={120} width="70%" />
      </div>
    </Loading>
  );
}
