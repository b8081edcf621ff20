import { Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Birth, ChartRequest } from '@nebosvod/contracts/birth';
import { formatUtcOffset } from '@nebosvod/terms/clock';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { analytics } from '../platform/analytics/analytics.ts';
import { asProblem } from '../platform/api/api-problem.ts';
import { searchPlaces } from '../platform/api/search-places.ts';
import { useHydrated } from '../platform/hydration.ts';
import { useSettings } from '../platform/settings/settings-store.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { longDate, parseDate } from '../ui/date-input.ts';
import { FieldError } from '../ui/field-error.tsx';
import { hintLook } from '../ui/hint-look.ts';
import { Icon } from '../ui/icon.tsx';
import { PlaceField } from '../ui/place-field.tsx';
import { TimeField } from '../ui/time-field.tsx';
import { AccuracyField } from './accuracy-field.tsx';
import { type BirthDraft, dropDraft, emptyDraft, loadDraft, saveDraft } from './birth-draft.ts';
import classes from './birth-form.module.css';
import { draftOfBirth } from './draft-of-birth.ts';
import { ManualPlace } from './manual-place.tsx';
import { OffsetLine } from './offset-line.tsx';
import { mayBeOldStyle, toNewStyle } from './old-style.ts';
import { PersonFields } from './person-fields.tsx';
import { type BirthErrors, type BirthField, calendarOf, errorsByField, readBirth } from './read-birth.ts';
import { planetsQuery } from './use-planets.ts';
import { useUts, utsRequestOf } from './use-uts.ts';

interface Props {
  /** A birth to correct; without it the draft of this visit is taken up. */
  readonly initial: Birth | null;
  /** Told that somebody fills it. */
  readonly onFill?: () => void;
  /** Told what the server is asked for, so that whatever else a chart takes is asked for at the same time. */
  readonly onAsk?: (request: ChartRequest) => void;
  /** The server has calculated this birth once already. */
  readonly onBirth: (birth: Birth) => void;
  readonly submitLabel?: string;
  /** Where the draft is kept apart from that of the page's own form. */
  readonly draftOf?: string;
  /** Name to begin with. */
  readonly startName?: string;
  /** Whether the form asks whose data these are; a page that keeps consents itself does not. */
  readonly asksConsent?: boolean;
}

/** Which mistakes a change of the draft may have mended. */
const mendedBy: Readonly<Partial<Record<keyof BirthDraft, readonly BirthField[]>>> = {
  isOldStyle: ['date', 'choice'],
  date: ['date', 'choice'],
  time: ['time', 'choice'],
  accuracy: ['time', 'choice'],
  place: ['place', 'choice'],
  isManual: ['place', 'choice'],
  chosenOffset: ['choice'],
  isOtherPerson: ['consent'],
  consentAt: ['consent'],
};
const directFields = ['name', 'latitude', 'longitude', 'offset'] as const;
/** A picked reading of an ambiguous time belongs to one moment and place. */
const momentParts: readonly (keyof BirthDraft)[] = ['date', 'time', 'place', 'isManual', 'isOldStyle', 'accuracy'];

function withoutMended(errors: BirthErrors, change: Partial<BirthDraft>): BirthErrors {
  const mended = new Set<string>();
  for (const field of directFields) if (field in change) mended.add(field);
  for (const [part, fields] of Object.entries(mendedBy))
    if (part in change) for (const field of fields) mended.add(field);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.has(field)));
}

/** The birth form: every mistake beside its field in Russian, every typed letter kept for this visit. */
export function BirthForm({
  initial,
  onFill,
  onAsk,
  onBirth,
  submitLabel = 'Рассчитать карту',
  draftOf,
  startName,
  asksConsent = true,
}: Props) {
  // The server draws an empty form: it does not know the draft of this visit.
  const isDrawn = useRef(!useHydrated());
  const [draft, setDraft] = useState<BirthDraft>(() =>
    initial ? draftOfBirth(initial) : isDrawn.current ? emptyDraft : loadDraft(draftOf, startName),
  );
  const [errors, setErrors] = useState<BirthErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [showsGender, setShowsGender] = useState(draft.gender !== '');
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const settings = useSettings();
  const asked = useMemo(() => utsRequestOf(draft), [draft]);
  const [request] = useDebouncedValue(asked, 250);
  const uts = useUts(request);

  useEffect(() => {
    if (isDrawn.current) {
      isDrawn.current = false;
      setDraft(loadDraft(draftOf, startName));
      return;
    }
    saveDraft(draft, draftOf);
  }, [draft, draftOf, startName]);
  // Focus goes to the first mistake after an attempt, once it stands in the page.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const change = (part: Partial<BirthDraft>) => {
    const touchesMoment = momentParts.some((name) => name in part);
    setDraft((now) => ({ ...now, ...(touchesMoment ? { chosenOffset: null } : {}), ...part }));
    setErrors((now) => withoutMended(now, part));
    setFailure(null);
  };
  const refuse = (found: BirthErrors) => {
    setErrors(found);
    setAttempts((count) => count + 1);
  };

  // What the question of the offset was refused for stands beside its field at once; an attempt's own mistakes go before.
  const refused =
    asked !== request || uts.error === null ? {} : errorsByField(asProblem(uts.error).errors, draft.isManual).errors;
  const shown: BirthErrors = { ...refused, ...errors };

  const needsChoice =
    !draft.isManual && draft.accuracy !== 'unknown' && (uts.data?.kind === 'ambiguous' || uts.data?.kind === 'skipped');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const read = readBirth(draft);
    const missing: BirthErrors =
      needsChoice && draft.chosenOffset === null ? { choice: 'Выберите один из двух вариантов времени' } : {};
    if (read.kind === 'errors') return refuse({ ...read.errors, ...missing });
    if (missing.choice) return refuse(missing);
    setBusy(true);
    try {
      const request: ChartRequest = { birth: read.birth, settings: settings.calculation };
      const asking = queryClient.fetchQuery(planetsQuery(request));
      onAsk?.(request);
      await asking;
      dropDraft(draftOf);
      if (initial === null) analytics.goal('chart_created');
      onBirth(read.birth);
    } catch (error) {
      const problem = asProblem(error);
      if (problem.code === 'AMBIGUOUS_TIME' || problem.code === 'SKIPPED_TIME') refuse({ choice: problem.message });
      else if (problem.errors.length > 0) {
        const placed = errorsByField(problem.errors, draft.isManual);
        refuse(placed.errors);
        if (placed.rest.length > 0) setFailure(placed.rest.join('. '));
      } else if (problem.code === 'DATE_OUT_OF_RANGE') refuse({ date: problem.message });
      else setFailure(problem.message);
    } finally {
      setBusy(false);
    }
  };

  // 29 February 1900 exists in the old style only: the offer must not wait for a date of the new one.
  const typedDate = parseDate(draft.date, 'julian');
  const showsOldStyle = typedDate.kind === 'value' ? mayBeOldStyle(typedDate.value) : draft.isOldStyle;
  const calendar = calendarOf(draft);
  const newStyle =
    typedDate.kind === 'value' ? (calendar === 'julian' ? toNewStyle(typedDate.value) : typedDate.value) : null;
  const toManual = () =>
    change({
      isManual: true,
      ...(draft.place ? { latitude: String(draft.place.latitude), longitude: String(draft.place.longitude) } : {}),
      ...(uts.data && !needsChoice ? { offset: formatUtcOffset(uts.data.utcOffsetSeconds).slice(3) || '0' } : {}),
    });

  return (
    <form ref={form} noValidate onFocus={onFill} onSubmit={(event) => void submit(event)} aria-label="Данные рождения">
      <NameField value={draft.name} error={shown.name} onChange={(name) => change({ name })} />
      <div className={classes.twoFields}>
        <DateField
          label="Дата"
          calendar={calendar}
          value={draft.date}
          onChange={(date) => change({ date })}
          error={shown.date ?? null}
        />
        <TimeField
          label="Время"
          value={draft.time}
          onChange={(time) => change({ time, ...(draft.accuracy === 'unknown' ? { accuracy: 'exact' } : {}) })}
          error={shown.time ?? null}
        />
      </div>
      {showsOldStyle && (
        <div>
          <Checkbox
            label="Дата по старому стилю"
            checked={draft.isOldStyle}
            onChange={(event) => change({ isOldStyle: event.currentTarget.checked })}
          />
          {calendar === 'julian' && newStyle && <p {...hintLook()}>По новому стилю {longDate(newStyle)}</p>}
        </div>
      )}
      <AccuracyField accuracy={draft.accuracy} uncertainty={draft.uncertainty} onChange={change} />
      {draft.isManual ? (
        <ManualPlace draft={draft} errors={shown} onChange={change} onList={() => change({ isManual: false })} />
      ) : (
        <PlaceField
          label="Место"
          aside="город, село или координаты"
          value={draft.place}
          search={searchPlaces}
          onChange={(place) => change({ place })}
          error={shown.place ?? null}
        />
      )}
      <div>
        <OffsetLine
          answer={asked === null ? undefined : uts.data}
          isLoading={uts.isFetching}
          hasFailed={uts.isError && asked !== null && Object.keys(refused).length === 0}
          onRetry={() => void uts.refetch()}
          date={newStyle ?? request?.date ?? ''}
          isNoon={draft.accuracy === 'unknown'}
          placeName={draft.isManual ? 'Координаты' : (draft.place?.name ?? '')}
          chosenOffset={draft.chosenOffset}
          onChoose={(chosenOffset) => change({ chosenOffset })}
          onManual={draft.isManual ? null : toManual}
        />
        {shown.choice && <FieldError>{shown.choice}</FieldError>}
      </div>
      <PersonFields
        draft={draft}
        showsGender={showsGender}
        asksConsent={asksConsent}
        error={shown.consent}
        onChange={change}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" size="big" loading={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" aria-expanded={showsGender} onClick={() => setShowsGender(!showsGender)}>
          Пол
          <Icon name={showsGender ? 'up' : 'down'} size={16} />
        </Button>
        {draft !== emptyDraft && (
          <Button
            variant="quiet"
            onClick={() => {
              setDraft(emptyDraft);
              setErrors({});
              setFailure(null);
            }}
          >
            Очистить
          </Button>
        )}
      </div>
      <div role="alert">
        {failure && (
          <div className={classes.formError}>
            <FieldError>{`${failure}. Введённое сохранено, нажмите «${submitLabel}» ещё раз.`}</FieldError>
          </div>
        )}
      </div>
    </form>
  );
}

interface NameProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function NameField({ value, error, onChange }: NameProps) {
  return (
    <TextInput
      label="Имя"
      placeholder="не обязательно"
      name="birth-name"
      autoComplete="off"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error ? <FieldError>{error}</FieldError> : null}
    />
  );
}
