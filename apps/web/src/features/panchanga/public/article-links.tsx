import { type PublicArticleLink, publicPath } from '@nebosvod/contracts/public-page';
import { linkLook } from '../../../ui/link-look.ts';
import classes from './public-page.module.css';

interface Props {
  readonly title: string;
  readonly articles: readonly PublicArticleLink[];
}

/** Articles with what each is about. */
export function ArticleLinks({ title, articles }: Props) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <ul className="stack">
        {articles.map(({ slug, title: name, description }) => (
          <li key={slug}>
            <a {...linkLook()} href={publicPath.article(slug)}>
              {name}
            </a>
            <p className="cap">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
