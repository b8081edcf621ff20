import { Loading, Skeleton } from '../../../ui/skeletons.tsx';

/** The board to come: a strip of numbers, a square, an octagon. */
export function BoardSkeleton() {
  return (
    <Loading label="Считаем доску">
      <div className="stack">
        <Skeleton height={96} />
        <div className="nb">
          <Skeleton height={430} />
          <Skeleton height={620} />
        </div>
      </div>
    </Loading>
  );
}
