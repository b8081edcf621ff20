import { kotaPlaces, kotaWalls } from '@nebosvod/drawing/star-diagrams';
import { grahaName } from '@nebosvod/terms/graha';
import { useNames } from '../../platform/settings/settings-store.ts';
import { ChakraData } from './chakra-data.tsx';
import classes from './chakras.module.css';
import { StarChakra } from './star-chakra.tsx';
import { starName } from './star-label.ts';
import { kotaPathWords, kotaZoneWords } from './words.table.ts';

/** Walls from the pillar outward, the middle one as a band: the wall of the fortress. */
function Fortress({ size }: { readonly size: number }) {
  const square = (share: number) => {
    const side = size * share;
    const from = (size - side) / 2;
    return `M${from} ${from}h${side}v${side}h${-side}Z`;
  };
  const [pillar, yard, wall] = kotaWalls;
  return (
    <g>
      <path className={classes.diagramBand} fillRule="evenodd" d={`${square(wall)}${square(yard)}`} />
      <path className={classes.diagramLine} d={`${square(pillar)}${square(yard)}${square(wall)}`} />
      <path
        className={classes.diagramFaint}
        d={`M0 0L${size} ${size}M${size} 0L0 ${size}M${size / 2} 0V${size}M0 ${size / 2}H${size}`}
      />
    </g>
  );
}

/** Kota chakra: the fortress of twenty-eight stars from the birth star. */
export function KotaPanel() {
  const names = useNames();
  return (
    <ChakraData name="Кота-чакра" kind="kota">
      {({ stars, janmaStar, kotaSwami }) => (
        <StarChakra
          id="kota"
          title="Кота-чакра"
          stars={stars}
          mainPosition={1}
          lead={
            <p>
              Счёт идёт от звезды Луны: {starName(janmaStar, names)}. Владыка крепости (он же владыка знака Луны):{' '}
              {grahaName(kotaSwami, names)}. Звёзды входят по углам и выходят по сторонам; чем ближе граха к столпу, тем
              сильнее её касание.
            </p>
          }
          placesOf={kotaPlaces}
          background={(size) => <Fortress size={size} />}
          placeWords={({ position, star, zone, path }) => {
            const { name, gloss } = kotaZoneWords[zone];
            return `${position}-я: ${starName(star, names)}, ${name.toLowerCase()} (${gloss}), путь ${kotaPathWords[path]}`;
          }}
          countedFrom="От Луны"
          columns={[
            {
              title: 'Место',
              cell: ({ zone }) => (
                <>
                  {kotaZoneWords[zone].name} <span className="muted">{kotaZoneWords[zone].gloss}</span>
                </>
              ),
            },
            { title: 'Путь', cell: ({ path }) => kotaPathWords[path], isMuted: true },
          ]}
          rule="Правило: двадцать восемь звёзд с Абхиджит, семь на сторону [NJ]."
        />
      )}
    </ChakraData>
  );
}
