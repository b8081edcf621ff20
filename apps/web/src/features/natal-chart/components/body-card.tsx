import { charaKarakaTable } from '@nebosvod/terms/chara-karaka.table';
import { formatDegree } from '@nebosvod/terms/degree';
import { dignityTable } from '@nebosvod/terms/dignity.table';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { termName } from '@nebosvod/terms/name';
import { signCase, signName } from '@nebosvod/terms/sign';
import { Fragment, useDeferredValue } from 'react';
import type { ChartBody } from '../../../chart/chart-body.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { AboutLink } from '../../../chart/reading/about-link.tsx';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { tagLook } from '../../../ui/tag-look.ts';
import { termListLook } from '../../../ui/term-list-look.ts';
import classes from './body-card.module.css';
import { CardHead } from './card-head.tsx';
import { PlanetDetails, PlanetLead } from './planet-details.tsx';

interface Props {
  readonly body: ChartBody;
  readonly onClose: () => void;
}

/** The server explains bodies; the lagna is explained by the special lagnas and the houses. */
const isGraha = (body: ChartBody): body is ChartBody & { readonly id: Exclude<GrahaId, 'lagna'> } =>
  body.id !== 'lagna';

/** The side card of one body: where it stands, what it is called, whose company it keeps. */
export function BodyCard({ body, onClose }: Props) {
  const { bodies } = useChart();
  const names = useNames();
  // A press is answered by what is known here; what the server tells is drawn after that.
  const explained = useDeferredValue<ChartBody | null>(body, null);
  const name = grahaName(body.id, names);
  const lord = bodies.find((other) => other.id === body.nakshatraLord);
  const company = bodies.filter((other) => other.sign === body.sign && other.id !== body.id);
  const tags = [
    body.dignity ? termName(dignityTable, body.dignity, names) : null,
    body.isVargottama ? 'варготтама' : null,
    body.isCombust ? 'сожжение' : null,
    body.charaKaraka ? termName(charaKarakaTable, body.charaKaraka, names).toLowerCase() : null,
  ].filter((tag) => tag !== null);
  const place = [
    `${formatDegree(body.degreeInSign, { seconds: true })} ${signCase(body.sign, 'genitive', names)}`,
    body.house === null ? null : houseOrdinal(body.house),
    body.isRetrograde ? 'ретроградность' : null,
  ].filter((part) => part !== null);

  return (
    <section {...cardLook({ className: classes.planet })} aria-label={name} aria-live="polite">
      <CardHead
        glyph={<Glyph name={body.id} label="" size={24} />}
        hue={`g-${body.id}`}
        title={name}
        place={place.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <span className="nw">{part}</span>
          </Fragment>
        ))}
        onClose={onClose}
      />
      {tags.length > 0 && (
        <div className={`row wrap ${classes.planetTags}`}>
          {tags.map((tag) => (
            <span key={tag} {...tagLook()}>
              {tag}
            </span>
          ))}
        </div>
      )}
      {isGraha(body) &&
        (explained === body ? <PlanetLead key={body.id} body={body} /> : <div className={classes.awaited} />)}
      <AboutLink about={`graha-${body.id}`} name={name} />
      <dl {...termListLook({ ruled: true })}>
        <dt>Накшатра</dt>
        <dd>
          {nakshatraName(body.nakshatra, names)}, пада {body.pada}
        </dd>
        {lord && (
          <>
            <dt>Её владыка</dt>
            <dd>
              {grahaName(lord.id, names)}
              {lord.house !== null && `, ${houseOrdinal(lord.house)}`}
            </dd>
          </>
        )}
        <dt>В одном знаке</dt>
        <dd>{company.length === 0 ? 'никого' : company.map((other) => grahaName(other.id, names)).join(', ')}</dd>
        {body.navamshaSign !== null && (
          <>
            <dt>Навамша</dt>
            <dd>{signName(body.navamshaSign, names)}</dd>
          </>
        )}
        {body.speed !== null && (
          <>
            <dt>Скорость за сутки</dt>
            <dd>
              {body.speed >= 0 && '+'}
              {formatDegree(body.speed, { seconds: true })}
            </dd>
          </>
        )}
      </dl>
      {explained === body && isGraha(body) && <PlanetDetails key={body.id} body={body} />}
    </section>
  );
}
