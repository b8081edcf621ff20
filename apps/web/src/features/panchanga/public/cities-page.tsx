import { type PublicCitiesPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { useState } from 'react';
import { useHydrated } from '../../../platform/hydration.ts';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noticeLook } from '../../../ui/notice-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from './cities-page.module.css';
import { daySentences } from './day-words.ts';
import { Frame } from './frame.tsx';
import { OwnCity } from './own-city.tsx';
import publicPageClasses from './public-page.module.css';
import { WordsLinks } from './words-links.tsx';

/** Today in Moscow in short, and the way to every city; in the browser also to the one of its time zone. */
export function CitiesPage({ page }: { readonly page: PublicCitiesPage }) {
  const { city, day, cities } = page;
  const [typed, setTyped] = useState('');
  const isInBrowser = useHydrated();
  const letters = byLetter(cities.filter(({ name }) => plain(name).includes(plain(typed))));
  return (
    <Frame crumbs={[]} today={page.today} section="panchanga">
      <PageHead
        ruled
        title="Панчанга на сегодня по городам"
        subtitle="Ведический календарь: титхи, накшатра, йога, карана, Раху-кала, праздники и экадаши"
      />
      <OwnCity cities={cities} pathOf={publicPath.today} />
      <section {...noticeLook()} aria-labelledby="pp-main">
        <h2 id="pp-main">
          {city.name}, {formatDayAndMonth(day.date)}
        </h2>
        <p className={publicPageClasses.lead} data-lead="">
          {daySentences(day, city).join(' ')}
        </p>
        <p className="row wrap">
          <a {...buttonLook({ variant: 'primary' })} href={publicPath.today(city.slug)}>
            Весь день {city.inCity}
          </a>
          <a {...buttonLook()} href={publicPath.ekadashis(Number(page.today.slice(0, 4)))}>
            Экадаши {page.today.slice(0, 4)}
          </a>
        </p>
      </section>
      {isInBrowser && (
        <label className={classes.find}>
          <span className="cap">Найти город в списке</span>
          <span className={classes.input}>
            <Icon name="search" size={16} />
            <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </span>
        </label>
      )}
      <div className={classes.letters} data-letters="">
        {letters.map(([letter, list]) => (
          <section key={letter} aria-labelledby={`pp-${letter}`}>
            <h2 id={`pp-${letter}`}>{letter}</h2>
            <ul>
              {list.map(({ slug, name }) => (
                <li key={slug}>
                  <a {...linkLook()} href={publicPath.today(slug)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={publicPageClasses.section} role="status">
        {letters.length === 0 && 'Такого города в списке нет. '}
        Любое другое место, с точностью до села, открывает{' '}
        <a {...linkLook({ accent: true })} href={paths.panchanga}>
          панчанга в приложении
        </a>
        .
      </p>
      <WordsLinks />
    </Frame>
  );
}

type City = PublicCitiesPage['cities'][number];

/** Cities by their first letter, «Ё» under «Е». */
function byLetter(cities: readonly City[]): readonly (readonly [string, readonly City[]])[] {
  const found = new Map<string, City[]>();
  for (const city of cities) {
    const letter = plain(city.name).charAt(0).toUpperCase();
    found.set(letter, [...(found.get(letter) ?? []), city]);
  }
  return [...found];
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');
