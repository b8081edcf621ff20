import { type PublicArticlePage, type PublicFigure, publicPath } from '@nebosvod/contracts/public-page';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { ArticleLinks } from './article-links.tsx';
import { Frame } from './frame.tsx';

/** An article with the table that our engine computed for it. */
export function ArticlePage({ page }: { readonly page: PublicArticlePage }) {
  const { title, description, body, figure, others } = page;
  return (
    <Frame
      crumbs={[
        { name: 'Панчанга', path: publicPath.cities },
        { name: 'Статьи', path: publicPath.articles },
        { name: title },
      ]}
      today={page.today}
    >
      <PageHead ruled title={title} subtitle={description} />
      <Figure figure={figure} />
      <MarkdownText>{body}</MarkdownText>
      <ArticleLinks title="Другие статьи" articles={others} />
    </Frame>
  );
}

function Figure({ figure: { caption, columns, rows } }: { readonly figure: PublicFigure }) {
  return (
    <figure>
      <div {...cardTableBoxLook()}>
        <table {...tableLook()}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="cap">{caption}. Посчитано нашим движком при открытии страницы.</figcaption>
    </figure>
  );
}
