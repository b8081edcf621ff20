import { ChartSkeleton } from '../../../ui/skeletons.tsx';
import classes from './varga.module.css';

/** The room of the pinned vargas while their code is on its way, so that what stands below does not jump. */
export function VargaRoom({ pins }: { readonly pins: readonly number[] }) {
  return (
    <div aria-hidden="true">
      <div className={classes.sectionHead}>
        <h3>&nbsp;</h3>
      </div>
      <ul className={classes.minis}>
        {pins.map((varga) => (
          <li key={varga} className={classes.mini}>
            <span className={classes.miniButton}>
              <span className={classes.miniHead}>
                <b>&nbsp;</b>
              </span>
              <span className={classes.miniBox}>
                <ChartSkeleton size={250} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
