import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { useNews } from '../api/use-home-lists.ts';
import classes from '../home.module.css';
import { ListBlock } from './block.tsx';

/** The three newest; all of them have a page of their own. */
export function NewsBlock() {
  return (
    <ListBlock
      title="Новости"
      query={useNews()}
      failed="Новости не загрузились"
      more={
        <Link to={paths.home} search={{ news: 'all' }} {...linkLook({ className: 'cap' })}>
          Ещё<span className="vh"> новости</span>
        </Link>
      }
    >
      {(news) => (
        <div className={classes.news}>
          {news.slice(0, 3).map((entry) => (
            <article key={entry.id}>
              <time className="cap" dateTime={entry.publishedAt}>
                {formatDayAndMonth(entry.publishedAt.slice(0, 10))}
              </time>
              <h3>
                <Link to={paths.home} search={{ news: entry.id }}>
                  {entry.title}
                </Link>
              </h3>
              <p>{entry.summary}</p>
            </article>
          ))}
        </div>
      )}
    </ListBlock>
  );
}
