import { type PublicTermPage, publicPath } from '@nebosvod/contracts/public-page';
import { dayTermName } from '@nebosvod/terms/day-term';
import { tithiName } from '@nebosvod/terms/panchanga';
import { numbersOfSlug, termSlugsOf } from '@nebosvod/terms/term-slug';
import { buttonLook } from '../../../ui/button.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { CityLinks } from './city-links.tsx';
import { Frame } from './frame.tsx';
import { limbWords } from './limb-words.table.ts';
import { OwnCity } from './own-city.tsx';
import { Passages } from './passages.tsx';
import classes from './public-page.module.css';
import { termHeading, termSentences } from './term-page-words.ts';
import { WordsCard } from './words-card.tsx';
import { WordsLinks } from './words-links.tsx';

/** A part of a day: what it is held to mean, and its next dates in a city. */
export function TermPage({ page }: { readonly page: PublicTermPage }) {
  const { term, slug, city, isMain, others, all, numbers } = page;
  const heading = termHeading(page);
  const { rule, when, heading: limb } = limbWords[term];
  const pathOf = (other: string) => publicPath.cityTerm(term, slug, other);
  return (
    <Frame
      crumbs={[
        { name: 'Панчанга', path: publicPath.cities },
        { name: limb, path: publicPath.limb(term) },
        { name: heading, ...(isMain ? {} : { path: publicPath.term(term, slug) }) },
        ...(isMain ? [] : [{ name: city.name }]),
      ]}
      today={page.today}
      section="panchanga"
    >
      <PageHead
        ruled
        title={isMain ? heading : `${heading}, ${city.name}`}
        subtitle={`Значение и ближайшие даты по времени города ${city.name}`}
      />
      {isMain && <OwnCity cities={all} pathOf={pathOf} current={city.slug} />}
      <p className={classes.lead} data-lead="">
        {termSentences(page).join(' ')}
      </p>
      {page.words.map((words, position) => {
        const number = numbers[position] ?? 1;
        return (
          <WordsCard
            key={number}
            words={words}
            label="Значение"
            {...(page.words.length > 1 && { heading: tithiName(number) })}
          />
        );
      })}
      <p className="cap">{rule}</p>
      <h2 className={classes.h2}>
        {when} {city.inCity}
      </h2>
      <Passages page={page} />
      <p className="row wrap no-print">
        <a {...buttonLook({ variant: 'primary' })} href={publicPath.today(city.slug)}>
          Панчанга на сегодня
        </a>
      </p>
      <CityLinks title="Даты в других городах" cities={others} pathOf={pathOf} more={all} />
      <Others page={page} />
      <WordsLinks current={page.canonical} />
    </Frame>
  );
}

function Others({ page: { term, slug: current, city, isMain } }: { readonly page: PublicTermPage }) {
  const pathOf = (slug: string) => (isMain ? publicPath.term(term, slug) : publicPath.cityTerm(term, slug, city.slug));
  return (
    <section className={classes.section} aria-labelledby="pp-terms">
      <h2 id="pp-terms">{limbWords[term].all}</h2>
      <ul className={classes.links}>
        {termSlugsOf(term).map((slug) => {
          const name = dayTermName(term, numbersOfSlug(term, slug)?.[0] ?? 1);
          return (
            <li key={slug}>
              {slug === current ? (
                <span aria-current="page">{name}</span>
              ) : (
                <a {...linkLook()} href={pathOf(slug)}>
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
