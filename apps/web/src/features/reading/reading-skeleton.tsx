import classes from '../../chart/reading/reading.module.css';
import { Loading, Skeleton } from '../../ui/skeletons.tsx';

const lines = [96, 88, 72, 94, 60] as const;

/** A reading to come: a verdict and sentences under their headings. */
export function ReadingSkeleton() {
  return (
    <Loading label="Составляем чтение">
      <div className={classes.skeleton}>
        {['gist', 'area'].map((section) => (
          <div key={section}>
            <Skeleton width={180} height={26} />
            {lines.map((width) => (
              <Skeleton key={width} width={`${width}%`} height={16} />
            ))}
            <Skeleton width={140} height={24} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
