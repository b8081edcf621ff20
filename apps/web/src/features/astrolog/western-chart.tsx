import { Link } from '@tanstack/react-router';
import { birthWords } from '../../birth/birth-words.ts';
import { useLocalChart } from '../../birth/local-chart.ts';
import { isSavedMap, localMap } from '../../birth/map-key.ts';
import { OpenBirth } from '../../birth/open-birth.tsx';
import { useMaps } from '../../birth/saved-maps.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { westernText } from '../../text/western.ts';
import { buttonLook } from '../../ui/button.tsx';
import { WesternPdf } from './components/western-pdf.tsx';
import { WesternWorkspace } from './western-workspace.tsx';

export interface WesternChartProps {
  /** Id of a saved map, or `local` for the chart of this device. */
  readonly map: string;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
}

const toList = (
  <Link to={paths.astrolog} search={{}} {...buttonLook()}>
    {mapsText.title}
  </Link>
);

/** A chart in the astrologer's workspace, with the other maps, saved and of this device, to compare it with. */
export function WesternChart({ map, tab, onTab }: WesternChartProps) {
  const local = useLocalChart();
  const others = useMaps({ search: '', folder: null, tag: null, order: 'name' });
  const ofDevice = local && {
    id: localMap,
    name: `${local.name || mapsText.unnamed} (${mapsText.ofDevice.toLowerCase()})`,
    birth: local,
  };
  return (
    <OpenBirth map={map} toList={toList}>
      {({ birth }) => (
        <WesternWorkspace
          birth={birth}
          title={birth.name || mapsText.unnamed}
          words={birthWords(birth, null)}
          tab={tab}
          onTab={onTab}
          partners={[
            ...(isSavedMap(map) && ofDevice ? [ofDevice] : []),
            ...(others.data?.pages.flatMap((page) => page.maps).filter(({ id }) => id !== map) ?? []),
          ]}
          actions={
            <div className="row wrap no-print">
              {toList}
              <WesternPdf birth={birth} />
              <Link to={paths.natalChart} search={{ map }} {...buttonLook()}>
                {westernText.toJyotish}
              </Link>
            </div>
          }
        />
      )}
    </OpenBirth>
  );
}
