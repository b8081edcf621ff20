import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import { exampleMap, typedMap } from '../../birth/map-key.ts';
import { NoBirth } from '../../birth/open-birth.tsx';
import { typedBirth } from '../../birth/typed-birth.ts';
import { useOpenBirth } from '../../birth/use-open-birth.ts';
import pageClasses from '../../chart/page.module.css';
import { paths } from '../../platform/paths.ts';
import { exampleBirths } from '../../text/example-births.table.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonLook } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './compare-choice.module.css';
import { compareText } from './compare-text.ts';

const BirthForm = lazyNamed(
  () => import('../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);

export interface CompareChoiceProps {
  /** The map that a second is chosen for. */
  readonly first: string;
  /** The list of the account's maps; `null` for a guest. */
  readonly saved: ReactNode;
}

/** The second of two charts to compare: a well-known person, a birth typed here, or a saved map. */
export function CompareChoice({ first, saved }: CompareChoiceProps) {
  const opened = useOpenBirth(first);
  const navigate = useNavigate();
  const [source, setSource] = useState<'example' | 'typed' | 'saved'>(saved === null ? 'example' : 'saved');
  const toList = (
    <Link to={paths.natalChart} search={{}} {...buttonLook()}>
      {mapsText.title}
    </Link>
  );
  if (opened.state !== 'open') {
    return (
      <NoBirth birth={opened} title={mapsText.compareTitle} missingLocal={mapsText.missingOfDevice} toList={toList} />
    );
  }
  const { birth } = opened;
  return (
    <div className={pageClasses.page}>
      <PageTitle
        title={mapsText.compareTitle}
        subtitle={
          <span className="tn">
            {birth.name || mapsText.unnamed}, {birthWords(birth, null)}
          </span>
        }
        ruled
      />
      <div className={classes.choice}>
        <h2>{compareText.whom}</h2>
        <Segments
          full
          label={compareText.whom}
          value={source}
          onChange={setSource}
          options={[
            { value: 'example', label: compareText.example },
            { value: 'typed', label: compareText.typed },
            { value: 'saved', label: compareText.saved },
          ]}
        />
      </div>
      <Suspense fallback={<PageSkeleton />}>
        {source === 'example' && <Examples first={first} />}
        {source === 'typed' && (
          <div className={classes.form}>
            <p {...hintLook()}>{compareText.typedHint}</p>
            <BirthForm
              initial={null}
              draftOf="second"
              submitLabel={mapsText.compare}
              onBirth={(typed) => {
                typedBirth.set(typed);
                void navigate({ to: paths.natalChart, search: { map: first, with: typedMap } });
              }}
            />
          </div>
        )}
        {source === 'saved' && (saved ?? <SignInFirst />)}
      </Suspense>
    </div>
  );
}

function Examples({ first }: Pick<CompareChoiceProps, 'first'>) {
  return (
    <ul className={classes.list}>
      {exampleBirths.map((birth, index) => (
        <li key={birth.name} className="row">
          <span>
            <b>{birth.name}</b>
            <span className="cap tn">{birthWords(birth, null)}</span>
          </span>
          <Link
            to={paths.natalChart}
            search={{ map: first, with: exampleMap(index) }}
            {...buttonLook({ size: 'sm' })}
            aria-label={compareText.compareWith(birth.name ?? mapsText.unnamed)}
          >
            {mapsText.compare}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SignInFirst() {
  const { href: returnTo } = useLocation();
  return (
    <div className="stack">
      <p>{compareText.guest}</p>
      <div>
        <Link to={paths.login} search={{ returnTo }} {...buttonLook({ variant: 'primary' })}>
          {mapsText.signIn}
        </Link>
      </div>
    </div>
  );
}
