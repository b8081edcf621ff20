import { type PublicLimbPage, publicPath } from '@nebosvod/contracts/public-page';
import { linkLook } from '../../../ui/link-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { Frame } from './frame.tsx';
import { limbWords } from './limb-words.table.ts';
import classes from './public-page.module.css';
import { WordsLinks } from './words-links.tsx';

/** Everything of one limb of a day, each in a sentence; the rest stands on its own page with its dates. */
export function LimbPage({ page }: { readonly page: PublicLimbPage }) {
  const { term, items } = page;
  const { heading, rule } = limbWords[term];
  return (
    <Frame
      crumbs={[{ name: 'Панчанга', path: publicPath.cities }, { name: heading }]}
      today={page.today}
      section="panchanga"
    >
      <PageHead
        ruled
        title={heading}
        subtitle="О каждой в двух словах; что ей подходит и когда она придёт, на её странице"
      />
      <p className={classes.lead} data-lead="">
        {rule}
      </p>
      <div {...cardTableBoxLook()}>
        <table {...tableLook()}>
          <thead>
            <tr>
              <th scope="col">Имя</th>
              <th scope="col">Что это</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ slug, name, leads }) => (
              <tr key={slug}>
                <th scope="row">
                  <a {...linkLook()} href={publicPath.term(term, slug)}>
                    {name}
                  </a>
                </th>
                <td>
                  {leads.map((lead) => (
                    <p key={lead}>{lead}</p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <WordsLinks current={page.canonical} />
    </Frame>
  );
}
