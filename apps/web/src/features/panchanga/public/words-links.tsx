import { publicPath } from '@nebosvod/contracts/public-page';
import { linkLook } from '../../../ui/link-look.ts';
import { limbWords, wordedTerms } from './limb-words.table.ts';
import classes from './public-page.module.css';

const links: readonly (readonly [path: string, name: string])[] = [
  [publicPath.festivals, 'Праздники и экадаши'],
  ...wordedTerms.map((term) => [publicPath.limb(term), limbWords[term].heading] as const),
  [publicPath.articles, 'Статьи'],
];

/** The way to the words of everything a day is made of. */
export function WordsLinks({ current }: { readonly current?: string }) {
  return (
    <nav className={classes.section} aria-labelledby="pp-words">
      <h2 id="pp-words">Что значат части дня</h2>
      <ul className={classes.links}>
        {links
          .filter(([path]) => path !== current)
          .map(([path, name]) => (
            <li key={path}>
              <a {...linkLook()} href={path}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
