import { publicPath } from '@nebosvod/contracts/public-page';
import { type ReactNode, useContext } from 'react';
import { legal, paths } from '../../../platform/paths.ts';
import { shareText } from '../../../text/share.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { Logo } from '../../../ui/logo.tsx';
import { ShareButtons } from '../../../ui/share-buttons.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import classes from './public-page.module.css';
import { SharedPage } from './shared-page.ts';

/** A step of the way from the first page to this one; the last has no address. */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
}

interface Props {
  readonly crumbs: readonly Crumb[];
  /** Civil date ГГГГ-ММ-ДД: the year whose ekadashis the menu leads to. */
  readonly today: string;
  /** The section of the menu that this page belongs to. */
  readonly section?: 'panchanga' | 'ekadashi';
  readonly children: ReactNode;
}

/** Head, way, ways to share and foot of a public page: plain links, so that everything works without scripts. */
export function Frame({ crumbs, today, section, children }: Props) {
  const shared = useContext(SharedPage);
  const year = Number(today.slice(0, 4));
  return (
    <>
      <SkipLink to="#content">К содержанию</SkipLink>
      <header className={classes.head}>
        <div className={classes.wide}>
          <a className={classes.logo} href={paths.home} aria-label="Небосвод, на главную">
            <Logo section="default" height={32} />
          </a>
          <nav aria-label="Разделы">
            <a href={publicPath.cities} aria-current={section === 'panchanga' ? 'true' : undefined}>
              Панчанга
            </a>
            <a href={publicPath.ekadashis(year)} aria-current={section === 'ekadashi' ? 'true' : undefined}>
              Экадаши
            </a>
            <a href={paths.natalChart}>Натальная карта</a>
          </nav>
        </div>
      </header>
      <main id="content" className={`${classes.wide} ${classes.main}`} tabIndex={-1}>
        {crumbs.length > 1 && (
          <nav className={classes.crumbs} aria-label="Где вы">
            <ol>
              {crumbs.map(({ name, path }) => (
                <li key={name}>
                  {path === undefined ? (
                    <span aria-current="page">{name}</span>
                  ) : (
                    <a {...linkLook()} href={path}>
                      {name}
                    </a>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        {children}
        {shared !== null && (
          <section className={`${classes.section} stack no-print`} aria-labelledby="pp-share">
            <h2 id="pp-share">{shareText.share}</h2>
            <ShareButtons {...shared} notCopied={shareText.notCopiedPage} />
          </section>
        )}
      </main>
      <footer className={classes.foot}>
        <div className={classes.wide}>
          <p>
            Расчёт: Swiss Ephemeris, сидерический зодиак с айанамшей Лахири. Восход по центру диска, без рефракции, как
            в печатных панчангах; видимый восход (верхний край, центр диска на −0°50′) назван рядом.
          </p>
          <p className="row wrap">
            <a {...linkLook()} href={legal.privacy}>
              Политика конфиденциальности
            </a>
            <a {...linkLook()} href="/source.tgz">
              Исходный код
            </a>
          </p>
        </div>
      </footer>
    </>
  );
}
