import { formatShortDate } from '@nebosvod/terms/civil-date';
import { Link } from '@tanstack/react-router';
import { localToday } from '../../../platform/local-today.ts';
import { paths } from '../../../platform/paths.ts';
import { usePlansToast } from '../../../platform/plans-toast.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useNextPost } from '../api/use-home-lists.ts';
import classes from '../home.module.css';

/** The chart a person left last. */
export interface LastChart {
  readonly name: string;
  /** «17 мая 1990, 14:30 · Москва». */
  readonly words: string;
  /** Which chart the address opens. */
  readonly map: string;
}

interface Props {
  readonly chart: LastChart | null;
  /** The signed-in owner of the marketer's area, else null. */
  readonly marketerId: string | null;
}

/** Where the person left off: the last chart and the next post. Nothing to go on with, nothing shown. */
export function ContinueBlock({ chart, marketerId }: Props) {
  const next = useNextPost(marketerId, localToday());
  usePlansToast(next.error);
  const post = next.data ?? null;
  if (chart === null && post === null) return null;
  return (
    <section className={classes.block} aria-labelledby="home-continue">
      <div className={classes.blockHead}>
        <h2 id="home-continue">Продолжить</h2>
      </div>
      <div className={classes.strip}>
        {chart !== null && (
          <Link to={paths.natalChart} search={{ map: chart.map }} {...cardLook()}>
            <span className="cap">Карта</span>
            <b>{chart.name}</b>
            <span className="cap tn">{chart.words}</span>
            <span className={classes.go}>
              Открыть карту
              <Icon name="right" size={16} />
            </span>
          </Link>
        )}
        {post !== null && (
          <Link to={paths.marketer} search={{ plan: post.planId, date: post.date }} {...cardLook()}>
            <span className="cap">Следующая публикация</span>
            <b>{post.topic}</b>
            <span className="cap tn">
              {formatShortDate(post.date, { weekday: true })}
              {post.time === null ? '' : `, ${post.time}`}
            </span>
            <span className={classes.go}>
              Открыть план
              <Icon name="right" size={16} />
            </span>
          </Link>
        )}
      </div>
    </section>
  );
}
