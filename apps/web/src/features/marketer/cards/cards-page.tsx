import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { localToday } from '../../../platform/local-today.ts';
import { useCity } from '../../../platform/settings/settings-store.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
import { PlaceField } from '../../../ui/place-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import inputs from '../components/form.module.css';
import { SelectField, TextField } from '../components/form-fields.tsx';
import { CARD_TEXT, type CardSource, cardSources } from './card-choice.ts';
import { CardStudio } from './card-studio.tsx';
import classes from './cards.module.css';
import { ChipRow } from './chip-row.tsx';
import { useCardSubjects } from './use-card-subjects.ts';

const lengths = [
  ['1', 'Один день'],
  ['7', 'Неделя'],
  ['30', '30 дней'],
] as const;

const sourceWords = {
  day: { text: 'Своя подпись, если нужна', empty: '' },
  sky: { text: 'Своя подпись, если нужна', empty: 'За тридцать дней с этой даты событий нет.' },
  festival: {
    text: 'Своя подпись, если нужна',
    empty: 'До конца этого месяца праздников нет: возьмите другую дату.',
  },
  arcanum: { text: 'Своя подпись вместо вопроса', empty: '' },
  text: { text: 'Текст: пустая строка начинает новую карточку', empty: 'Напишите текст: карточка появится здесь.' },
} as const satisfies Record<CardSource, { readonly text: string; readonly empty: string }>;

/** What a person says on cards, and over what: kept until it is taken away. */
const typedCard = z.object({
  source: z.enum(cardSources.map(([id]) => id)),
  text: z.string().max(CARD_TEXT),
});

/** Words are drawn when the person stops typing for a moment, ms. */
const PAUSE = 250;

/** Pictures for posts and stories: chosen by what the sky, the calendar or the person has to say. */
export function CardsPage({ brand }: { readonly brand: ReactNode }) {
  const city = useCity();
  const draft = useDraft({ form: 'cards', start: { source: 'day', text: '' }, schema: typedCard });
  const { source, text } = draft.values;
  const [typed, setTyped] = useState(() => formatDate(localToday()));
  const [length, setLength] = useState<(typeof lengths)[number][0]>('1');
  const [place, setPlace] = useState<typeof city | null>(city);
  const [settled] = useDebouncedValue(text, PAUSE);
  const parsed = parseDate(typed);
  const date = parsed.kind === 'value' ? parsed.value : localToday();
  const { subjects, error, retry } = useCardSubjects({
    ...{ source, date, days: Number(length), place: place ?? city, text: settled },
  });
  return (
    <div className={classes.page}>
      <form className={inputs.form} onSubmit={(event) => event.preventDefault()}>
        <ChipRow
          label="Повод"
          value={source}
          options={cardSources}
          onChange={(next) => draft.change({ source: next })}
        />
        {source !== 'arcanum' && source !== 'text' && (
          <div className={inputs.two}>
            <DateField
              label="С какого дня"
              value={typed}
              error={parsed.kind === 'error' ? parsed.message : null}
              onChange={setTyped}
            />
            <PlaceField label="Город" value={place} search={searchPlaces} onChange={setPlace} />
            {source === 'day' && (
              <SelectField label="Сколько дней" value={length} options={lengths} onChange={setLength} />
            )}
          </div>
        )}
        <TextField
          label={sourceWords[source].text}
          rows={source === 'text' ? 6 : 2}
          value={text}
          error={null}
          onChange={(next) => draft.change({ text: next.slice(0, CARD_TEXT) })}
        />
      </form>
      {subjects === null ? (
        error === null ? (
          <TableSkeleton rows={6} />
        ) : (
          <ErrorState onRetry={retry} code={asProblem(error).shortCode}>
            {asProblem(error).message}
          </ErrorState>
        )
      ) : subjects.length === 0 ? (
        <EmptyState drawing="dawn">{sourceWords[source].empty}</EmptyState>
      ) : (
        <CardStudio key={source} subjects={subjects} setName={`Карточки-${date}`} />
      )}
      {brand}
    </div>
  );
}
