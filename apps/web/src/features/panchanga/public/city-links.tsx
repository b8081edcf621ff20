import type { PublicCityLink, PublicZonedCity } from '@nebosvod/contracts/public-page';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import classes from './public-page.module.css';

interface Props {
  readonly title: string;
  readonly cities: readonly PublicCityLink[];
  readonly pathOf: (slug: string) => string;
  /** The way to all of them. */
  readonly all?: { readonly name: string; readonly path: string };
  /** All of them, folded. */
  readonly more?: readonly PublicZonedCity[];
}

/** Links to the same page of other cities. */
export function CityLinks({ title, cities, pathOf, all, more = [] }: Props) {
  return (
    <section className={classes.section} aria-labelledby="pp-cities">
      <h2 id="pp-cities">{title}</h2>
      <ul className={classes.links}>
        <Cities cities={cities} pathOf={pathOf} />
        {all && (
          <li>
            <a {...linkLook({ accent: true })} href={all.path}>
              {all.name}
            </a>
          </li>
        )}
      </ul>
      {more.length > 0 && (
        <details className={classes.more}>
          <summary>
            <Icon name="down" size={16} />
            Все города
          </summary>
          <ul className={classes.links}>
            <Cities cities={more} pathOf={pathOf} />
          </ul>
        </details>
      )}
    </section>
  );
}

function Cities({ cities, pathOf }: Pick<Props, 'cities' | 'pathOf'>) {
  return cities.map(({ slug, name }) => (
    <li key={slug}>
      <a {...linkLook()} href={pathOf(slug)}>
        {name}
      </a>
    </li>
  ));
}
