import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import classes from './board.module.css';

/** The board to come: a strip of numbers, a square, an octagon. */
export function BoardSkeleton() {
  return (
    <Loading label="Считаем доску">
      <div className="stack">
        <Skeleton height={96} />
        <div className={classes.board}>
          <Skeleton height={430} />
          <Skeleton height={620} />
        </div>
      </div>
    </Loading>
  );
}
