import type { PublicCityLink } from '@nebosvod/contracts/public-page';
import { linkLook } from '../../../ui/link-look.ts';
import classes from './public-page.module.css';

interface Props {
  readonly title: string;
  readonly cities: readonly PublicCityLink[];
  readonly pathOf: (slug: string) => string;
  /** The way to all of them. */
  readonly all?: { readonly name: string; readonly path: string };
}

/** Links to the same page of other cities. */
export function CityLinks({ title, cities, pathOf, all }: Props) {
  return (
    <section className={classes.section} aria-labelledby="pp-cities">
      <h2 id="pp-cities">{title}</h2>
      <ul className={classes.links}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <a {...linkLook()} href={pathOf(slug)}>
              {name}
            </a>
          </li>
        ))}
        {all && (
          <li>
            <a {...linkLook({ accent: true })} href={all.path}>
              {all.name}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
