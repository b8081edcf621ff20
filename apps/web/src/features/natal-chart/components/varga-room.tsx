import { ChartSkeleton } from '../../../ui/skeletons.tsx';

/** The room of the pinned vargas while their code is on its way, so that what stands below does not jump. */
export function VargaRoom({ pins }: { readonly pins: readonly number[] }) {
  return (
    <div aria-hidden="true">
      <div className="sec-h">
        <h3>&nbsp;</h3>
      </div>
      <ul className="minis">
        {pins.map((varga) => (
          <li key={varga} className="mini">
            <span className="mini-v">
              <span className="mv-h">
                <b>&nbsp;</b>
              </span>
              <span className="mini-box">
                <ChartSkeleton size={250} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
