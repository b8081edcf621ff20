import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import type { NameOptions } from '@nebosvod/terms/name';
import { inSign } from '@nebosvod/terms/sign';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import dayClasses from '../day/day.module.css';
import { chandraSpans, holding, taraSpans } from '../day/day-spans.ts';
import { ExplainButton } from '../day/explain-button.tsx';
import { type DaySpan, termTitle } from '../day/term.ts';
import { DayTimes } from '../day-times.tsx';
import { offsetTime } from '../offset-text.ts';
import type { BirthMoon } from './birth-moon.ts';
import { PersonPicker } from './person-picker.tsx';
import personalClasses from './personal.module.css';
import type { Personal } from './use-personal.ts';

interface Props {
  readonly day: PanchangaDayAnswer;
  readonly now: number;
  readonly personal: Personal;
  readonly names: NameOptions['language'];
}

/** How the day stands to a birth chart, or how to have that. */
export function PersonalCard({ day, now, personal, names }: Props) {
  const { state, local, isSignedIn } = personal;
  const hasNoChart = state === 'nobody' && local === null && !isSignedIn;
  return (
    <section
      className={`${personalClasses.personal} ${state === 'ready' ? '' : 'no-print'}`}
      aria-label="Личный слой"
      aria-busy={state === 'loading'}
      data-ready={state === 'ready'}
    >
      <Icon name="natal" className={state === 'ready' ? personalClasses.ready : 'muted'} />
      <div className={`${personalClasses.text} ${state === 'ready' ? personalClasses.told : ''}`}>{words()}</div>
      {hasNoChart ? (
        <Link to={paths.natalChart} {...buttonLook({ size: 'sm' })}>
          Рассчитать карту
        </Link>
      ) : (
        <PersonPicker personal={personal} />
      )}
    </section>
  );

  function words() {
    switch (state) {
      case 'nobody':
        return hasNoChart
          ? 'Тара-бала и чандра-бала по вашей Луне: рассчитайте карту, она останется в этом браузере.'
          : 'Тара-бала и чандра-бала по Луне карты: выберите, для кого смотрите день.';
      case 'loading':
        return 'Считаем Луну карты…';
      case 'failed':
        return (
          <>
            Карта не открылась.{' '}
            <button type="button" {...linkLook()} onClick={personal.retry}>
              Повторить
            </button>
          </>
        );
      case 'unsure':
        return 'Время рождения в этой карте слишком неточное: ни накшатра, ни знак Луны не определены, личного слоя нет.';
      case 'ready':
        return <Balas day={day} now={now} personal={personal} names={names} />;
    }
  }
}

function Balas({ day, now, personal: { name, moon }, names }: Props) {
  const rows = [
    { title: 'Тара-бала', spans: taraSpans(day), missing: 'накшатра Луны не определена: время рождения неточное' },
    { title: 'Чандра-бала', spans: chandraSpans(day), missing: 'знак Луны не определён: время рождения неточное' },
  ];
  return (
    <>
      <p className={personalClasses.whose}>
        {name === null ? 'Для вашей карты' : `Для карты «${name}»`}{' '}
        {moon !== null && <span className="muted">{moonWords(moon, names)}</span>}
      </p>
      <dl className={personalClasses.bala}>
        {rows.map(({ title, spans, missing }) => (
          <BalaRow key={title} title={title} spans={spans} missing={missing} day={day} now={now} />
        ))}
      </dl>
    </>
  );
}

interface RowProps extends Pick<Props, 'day' | 'now'> {
  readonly title: string;
  readonly spans: readonly DaySpan[];
  readonly missing: string;
}

function BalaRow({ title, spans, missing, day, now }: RowProps) {
  const zone = day.place;
  const present = holding(spans, now);
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {spans.length === 0 && <span className="muted">{missing}</span>}
        {spans.map((span, order) => (
          <span key={span.key} className={`${personalClasses.span} tn`}>
            <Icon name={span.tone === 'good' ? 'good' : 'bad'} size={16} className={span.tone ?? ''} />
            <ExplainButton span={span} name={balaName(span)} zone={zone} date={day.date} />{' '}
            {(order === 0 || day.nextSunrise === null || span.end <= day.nextSunrise) && (
              <span className="muted">
                до <DayTimes text={offsetTime(span.end, zone, day.date)} date={day.date} />
              </span>
            )}
            {span === present && <b className={dayClasses.now}> сейчас</b>}
          </span>
        ))}
      </dd>
    </>
  );
}

/** «Пратьяк тара», «3-й знак от Луны карты». */
const balaName = ({ term }: DaySpan) =>
  term.kind === 'chandra' ? `${term.index}-й знак от Луны карты` : termTitle(term);

/** «Луна в Тельце, Рохини», as far as the birth time lets it be known. */
function moonWords({ nakshatra, sign }: BirthMoon, language: Props['names']): string {
  const options = language === undefined ? {} : { language };
  const parts = [
    sign === null ? null : `Луна ${inSign(sign)}`,
    nakshatra === null ? null : nakshatraName(nakshatra, options),
  ];
  return parts.filter((part) => part !== null).join(', ');
}
