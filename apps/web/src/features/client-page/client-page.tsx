import type { ClientPage, OpenClientPage } from '@nebosvod/contracts/client-page';
import { writerNote } from '@nebosvod/contracts/document-writer.table';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { counted } from '@nebosvod/terms/plural';
import { birthWords } from '../../birth/birth-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChartAside } from './chart-aside.tsx';
import classes from './client-page.module.css';
import { ClosedPage } from './closed-page.tsx';
import { type ContactLine, contactLines } from './contact-lines.ts';
import { DocumentSection } from './document-section.tsx';
import { ProofCard } from './proof-card.tsx';
import { SectionColumn, SectionSheet } from './section-links.tsx';
import { SkyFigure } from './sky-figure.tsx';

/** Words a minute of quiet reading. modern */
const READING_PACE = 160;

const MOSCOW = { timeZone: 'Europe/Moscow' } as const;

/** The page of a document under its link: drawn once on the server; its script only proves, opens and prints. */
export function ClientPageView({ page }: { readonly page: ClientPage }) {
  return page.kind === 'closed' ? <ClosedPage hadPin={page.hadPin} /> : <OpenPage page={page} />;
}

/** Name of the page in the tab of the browser. */
export function clientPageTitle(page: ClientPage): string {
  return page.kind === 'closed' ? 'Ссылка не открылась' : page.document.title;
}

function OpenPage({ page }: { readonly page: OpenClientPage }) {
  const { document, brand, logo, withProof, sky, expiresAt, code } = page;
  const contacts = contactLines(brand.contacts);
  const births = 'inputs' in document ? document.inputs.births : [];
  const birth = births[0]?.birth;
  const isOfMoment = 'inputs' in document && document.inputs.moment !== undefined;
  const name = birth?.name?.trim();
  const words = document.sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ text }) => text.split(' '))),
  );
  const minutes = Math.max(1, Math.round(words.length / READING_PACE));
  const meta = [
    ...(birth ? [birthWords(birth, null)] : []),
    `на ${formatDate(document.asOf, { weekday: false })}`,
    `${counted(minutes, 'минута', 'минуты', 'минут')} чтения`,
  ];
  return (
    <div className={classes.page}>
      <div className={classes.width}>
        <header className={classes.head}>
          {logo && <img className={classes.logo} src={logo.path} width={logo.width} height={logo.height} alt="" />}
          <p className={classes.owner}>
            <b>{brand.name || 'Разбор'}</b>
            {contacts[0] && <small>{contacts[0].text}</small>}
          </p>
          <a className={classes.button} href={page.pdfPath} data-pdf data-pin={page.pin}>
            <Icon name="pdf" />
            PDF
          </a>
          <button type="button" className={classes.button} data-print hidden aria-label="Напечатать">
            <Icon name="print" />
            <span>Напечатать</span>
          </button>
        </header>
        <main>
          <div className={brand.cover && sky ? classes.cover : classes.plain}>
            <div>
              {name && !document.title.includes(name) && <p className={classes.whose}>Разбор: {name}</p>}
              <h1>{document.title}</h1>
              <p className={classes.meta}>{meta.join(' · ')}</p>
            </div>
            {brand.cover && sky && birth && (
              <SkyFigure
                sky={sky}
                lines={[formatDate(birth.date, { weekday: false }), birth.time ?? 'время неизвестно']}
              />
            )}
          </div>
          <div className={classes.body}>
            <SectionColumn document={document} />
            <article className={classes.text}>
              {document.sections.map((section, index) => (
                <DocumentSection key={section.id} section={section} isFirst={index === 0}>
                  {index === 0 && withProof && 'inputs' in document && (
                    <ProofCard factors={Object.keys(document.factors).length} />
                  )}
                </DocumentSection>
              ))}
            </article>
            {sky && <ChartAside sky={sky} title={isOfMoment ? 'Карта момента' : 'Карта рождения'} />}
          </div>
        </main>
        <footer className={classes.foot}>
          <div>
            <h2>{brand.name || 'Разбор'}</h2>
            <p className="muted">
              Если что-то в тексте отозвалось или вызвало вопрос, спросите того, кто прислал ссылку.
            </p>
          </div>
          {contacts.length > 0 && (
            <div>
              <h2>Связаться</h2>
              <ul className={classes.contacts}>
                {contacts.map((line) => (
                  <li key={line.text}>
                    <Contact line={line} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={classes.code}>
            <svg viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label="QR-код этой страницы">
              <path d={code.d} />
            </svg>
            <p>На бумаге тот же разбор открывает этот код.{withProof ? ' Расчёт проверяется и по нему.' : ''}</p>
          </div>
          <p className={classes.small}>
            {brand.disclaimer ||
              'Толкование даёт повод для размышления и не заменяет врача, юриста или финансового консультанта.'}
          </p>
          <p className={classes.small}>
            Ссылка открыта до {formatDate(wallClock(expiresAt, MOSCOW).date, { weekday: false })} · движок{' '}
            {document.engineVersion} · {writerNote(document)}
          </p>
        </footer>
      </div>
      <SectionSheet document={document} />
    </div>
  );
}

function Contact({ line: { text, href } }: { readonly line: ContactLine }) {
  if (href === null) return <span>{text}</span>;
  return (
    <a href={href} rel="noopener noreferrer">
      {text}
    </a>
  );
}
