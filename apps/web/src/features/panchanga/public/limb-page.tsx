import { type PublicLimbPage, publicPath } from '@nebosvod/contracts/public-page';
import { PageHead } from '../../../ui/page-head.tsx';
import { Frame } from './frame.tsx';
import { limbHeading } from './limb-heading.table.ts';
import classes from './public-page.module.css';
import { WordsCard } from './words-card.tsx';
import { WordsLinks } from './words-links.tsx';

const rules = {
  yogi: 'Йога дня — сумма долгот Солнца и Луны, делённая на двадцать семь частей по 13°20′. С йогами карты не связана.',
  karany: 'Карана — половина титхи. Семь подвижных повторяются восемь раз в месяц, четыре неподвижные бывают однажды.',
  vary: 'Вара длится от восхода до следующего восхода: ночь после вторника по этому счёту ещё вторник.',
  mukhurty:
    'День от восхода до заката делят на пятнадцать мухурт, ночь до следующего восхода — ещё на пятнадцать. Длина их меняется с сезоном.',
} as const satisfies Record<PublicLimbPage['limb'], string>;

/** Everything of one limb of a day. */
export function LimbPage({ page }: { readonly page: PublicLimbPage }) {
  const heading = limbHeading[page.limb];
  return (
    <Frame
      crumbs={[{ name: 'Панчанга', path: publicPath.cities }, { name: heading }]}
      today={page.today}
      section="panchanga"
    >
      <PageHead ruled title={heading} subtitle="Что значит каждая, что ей подходит и что оставляют" />
      <p className={classes.lead} data-lead="">
        {rules[page.limb]}
      </p>
      {page.items.map(({ name, words }) => (
        <WordsCard key={name} words={words} label={name} heading={name} />
      ))}
      <WordsLinks current={page.canonical} />
    </Frame>
  );
}
