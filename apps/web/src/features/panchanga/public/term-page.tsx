import { type PublicPassage, type PublicTermPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatDate, formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiName, tithiShortName } from '@nebosvod/terms/panchanga';
import { nakshatraSlugs, tithiSlugs } from '@nebosvod/terms/term-slug.table';
import { buttonLook } from '../../../ui/button.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { Frame } from './frame.tsx';
import classes from './public-page.module.css';
import { termHeading, termMeanings, termSentences } from './term-page-words.ts';
import { WordsCard } from './words-card.tsx';
import { WordsLinks } from './words-links.tsx';

/** A nakshatra or a tithi: what it is held to mean, and its dates of the coming year. */
export function TermPage({ page }: { readonly page: PublicTermPage }) {
  const { kind, city } = page;
  const heading = termHeading(page);
  const [meaning] = termMeanings(page);
  return (
    <Frame
      crumbs={[{ name: 'Панчанга', path: publicPath.cities }, { name: heading }]}
      today={page.today}
      section="panchanga"
    >
      <PageHead ruled title={heading} subtitle="Значение и даты на год вперёд, время московское" />
      <p className={classes.lead} data-lead="">
        {termSentences(page).join(' ')}
      </p>
      {page.words.map((words, position) => {
        const number = page.numbers[position] ?? 1;
        return (
          <WordsCard
            key={number}
            words={words}
            label="Значение"
            {...(page.words.length > 1 && { heading: tithiName(number) })}
          />
        );
      })}
      {meaning?.rule !== undefined && <p className="cap">{meaning.rule}</p>}
      <h2 className={classes.h2}>
        {kind === 'nakshatra' ? 'Луна в этой накшатре' : 'Когда она идёт'}: даты {city.inCity}
      </h2>
      <Passages page={page} />
      <p className="row wrap no-print">
        <a {...buttonLook({ variant: 'primary' })} href={publicPath.today(city.slug)}>
          Панчанга на сегодня
        </a>
        <a {...buttonLook()} href={publicPath.cities}>
          Другие города
        </a>
      </p>
      <Others page={page} />
      <WordsLinks current={page.canonical} />
    </Frame>
  );
}

function Passages({ page: { kind, city, passages } }: { readonly page: PublicTermPage }) {
  const zone = { timeZone: city.timeZone };
  const day = (date: string) => (
    <a key={date} {...linkLook()} href={publicPath.day(city.slug, date)}>
      {formatShortDate(date, { weekday: true })}
    </a>
  );
  const from = ({ start }: PublicPassage) => wallClock(start, zone).date;
  return (
    <div {...cardTableBoxLook()}>
      <table {...tableLook()}>
        <thead>
          <tr>
            <th scope="col">Начало</th>
            <th scope="col">Конец</th>
            {kind === 'titkhi' && <th scope="col">Титхи</th>}
            <th scope="col">Держится на восходе</th>
          </tr>
        </thead>
        <tbody>
          {passages.map((passage) => (
            <tr key={passage.start}>
              <th scope="row">
                {formatDate(from(passage), { weekday: false })}, {formatTime(passage.start, zone)}
              </th>
              <td>{formatTime(passage.end, zone, { from: from(passage) })}</td>
              {kind === 'titkhi' && <td>{tithiName(passage.index)}</td>}
              <td>
                {passage.sunriseDates.length === 0 ? (
                  <span className="muted">не застаёт восхода</span>
                ) : (
                  <span className="row wrap">{passage.sunriseDates.map(day)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Others({ page }: { readonly page: PublicTermPage }) {
  const links =
    page.kind === 'nakshatra'
      ? Object.entries(nakshatraSlugs).map(([slug, number]) => [slug, nakshatraName(number)] as const)
      : Object.entries(tithiSlugs).map(([slug, [number]]) => [slug, tithiShortName(number)] as const);
  return (
    <section className={classes.section} aria-labelledby="pp-terms">
      <h2 id="pp-terms">{page.kind === 'nakshatra' ? 'Все накшатры' : 'Все титхи'}</h2>
      <ul className={classes.links}>
        {links.map(([slug, name]) => (
          <li key={slug}>
            {slug === page.slug ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a {...linkLook()} href={publicPath[page.kind](slug)}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
