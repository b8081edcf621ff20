import { kalanalaLines, kalanalaPlaces } from '@nebosvod/drawing/star-diagrams';
import tabClasses from '../../chart/tab.module.css';
import { useNames } from '../../platform/settings/settings-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChakraData } from './chakra-data.tsx';
import chakrasClasses from './chakras.module.css';
import { StarChakra } from './star-chakra.tsx';
import { starName } from './star-label.ts';
import { kalanalaPartWords } from './words.table.ts';

const toneWords = {
  good: { icon: 'good', text: 'место, которое традиция считает поддерживающим' },
  mixed: { icon: 'info', text: 'смешанное место: сил много, их стоит направлять' },
  bad: { icon: 'warn', text: 'место, где традиция советует беречь силы' },
} as const;

/** Surya kalanala chakra: twenty-eight stars from the Sun's, and where the birth star falls. */
export function KalanalaPanel() {
  const names = useNames();
  return (
    <ChakraData name="Сурья-каланала-чакра" kind="kalanala">
      {({ stars, sunStar, janmaStar, janmaPosition, janmaPart, tone }) => (
        <StarChakra
          id="surya-kalanala"
          title="Сурья-каланала-чакра"
          stars={stars}
          mainPosition={janmaPosition}
          lead={
            <p className={tabClasses.yes}>
              <Icon
                name={toneWords[tone].icon}
                size={16}
                className={tone === 'bad' ? 'bad' : tone === 'good' ? 'good' : ''}
              />
              <span>
                Звезда Луны, {starName(janmaStar, names)}, стоит {janmaPosition}-й от звезды Солнца (
                {starName(sunStar, names)}): {kalanalaPartWords[janmaPart]}, {toneWords[tone].text}.
              </span>
            </p>
          }
          placesOf={kalanalaPlaces}
          background={(size) => <path className={chakrasClasses.diagramLine} d={kalanalaLines(size)} />}
          placeWords={({ position, star, part }) =>
            `${position}-я от Солнца: ${starName(star, names)}, ${kalanalaPartWords[part]}`
          }
          countedFrom="От Солнца"
          columns={[{ title: 'Часть', cell: ({ part }) => kalanalaPartWords[part], isMuted: true }]}
          rule="Правило: двадцать восемь звёзд с Абхиджит от звезды Солнца; важна часть, куда попала звезда Луны [NJ]. Место на схеме условное, счёт точный."
        />
      )}
    </ChakraData>
  );
}
