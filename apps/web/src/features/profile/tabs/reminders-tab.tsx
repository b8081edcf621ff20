import { Checkbox, NativeSelect } from '@mantine/core';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import {
  getReminders,
  type ReminderChannel,
  type ReminderKind,
  reminderHours,
  reminderKinds,
  saveReminders,
} from '@nebosvod/contracts/reminders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { FormError, FormNote } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useCity } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import classes from '../profile.module.css';
import { ReminderChats } from './reminder-chats.tsx';

type Reminders = AnswerOf<typeof getReminders>;

const words: Readonly<Record<ReminderKind, { readonly label: string; readonly hint: string }>> = {
  day: {
    label: 'День города',
    hint: 'Каждое утро тремя предложениями: что на небе, чему день подходит, какой час лучший',
  },
  ekadashi: { label: 'Экадаши', hint: 'Накануне: день в вашем городе и когда выходить из поста' },
  transits: {
    label: 'Свои транзиты',
    hint: 'За три дня: Юпитер, Сатурн, Раху и Кету на точках вашей карты и в новом знаке. Нужны дата, время и место рождения на вкладке «Данные»',
  },
  dasha: {
    label: 'Смена периода даши',
    hint: 'За неделю, по вимшоттари и вашим настройкам расчёта. Нужны дата, время и место рождения на вкладке «Данные»',
  },
  contact: {
    label: 'Связаться с клиентом',
    hint: 'В день, который вы назначили в книге клиентов. В письме с именем и поводом, в чате без них',
  },
};
const hours = Array.from({ length: reminderHours.last - reminderHours.first + 1 }, (_, i) => reminderHours.first + i);
const query = endpointQuery(getReminders, {}, 'stored');

/** What to be reminded of, where, by which city and at which hour. */
export function RemindersTab({ user }: { readonly user: SessionUser }) {
  const { data, error, refetch } = useQuery(query);
  if (data === undefined) {
    if (!error) return <TableSkeleton rows={3} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  return <RemindersForm saved={data} user={user} />;
}

function RemindersForm({ saved, user }: { readonly saved: Reminders; readonly user: SessionUser }) {
  const queryClient = useQueryClient();
  const ownCity = useCity();
  const [kinds, setKinds] = useState<readonly ReminderKind[]>(saved.kinds);
  const [city, setCity] = useState<Place>(saved.place === null ? ownCity : { ...saved.place, id: null, detail: '' });
  const [hour, setHour] = useState(saved.hour);
  const [chosen, setChosen] = useState<ReminderChannel>(saved.channel);
  const hasChosen = chosen === 'mail' || saved.chats.some((chat) => chat.channel === chosen && chat.isLinked);
  const channel = hasChosen ? chosen : 'mail';
  const [note, setNote] = useState<string | null>(null);
  const save = useAction(async () => {
    setNote(null);
    const { name, latitude, longitude, timeZone } = city;
    const place = { name, latitude, longitude, timeZone: timeZone ?? '' };
    const after = await call(saveReminders, { body: { kinds: [...kinds], channel, place, hour } });
    queryClient.setQueryData(query.queryKey, after);
    setNote(after.nextAt === null ? 'Напоминания выключены.' : 'Сохранено: напоминания придут в этот час, ночью тихо.');
  });
  return (
    <form
      noValidate
      className={classes.part}
      aria-label="Напоминания"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <h2>Напоминания</h2>
      <p className="muted">
        Не больше одного в день и никогда два об одном событии. Выключить все можно одним нажатием: в письме ссылкой, в
        чате кнопкой или словом /stop.
        {!user.isEmailConfirmed && ' Напоминания пойдут, когда вы подтвердите почту.'}
      </p>
      <ReminderChats
        email={user.email}
        chats={saved.chats}
        channel={channel}
        onChannel={setChosen}
        onChange={(after) => queryClient.setQueryData(query.queryKey, after)}
      />
      <div className={classes.form}>
        {reminderKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={words[kind].label}
            description={words[kind].hint}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              setKinds((before) => [...before.filter((one) => one !== kind), ...(checked ? [kind] : [])])
            }
          />
        ))}
        <PlaceField
          label="Город"
          value={city}
          search={searchPlaces}
          onChange={(place) => place !== null && setCity(place)}
          error={save.mistake('place.timeZone')}
        />
        <NativeSelect
          label="Час по часам этого города"
          value={hour}
          onChange={(event) => setHour(Number(event.currentTarget.value))}
          data={hours.map((value) => ({ value: String(value), label: `${value}:00` }))}
        />
        <p {...hintLook()}>С 23 до 7 часов напоминаний не бывает.</p>
        <FormNote>{note}</FormNote>
        <FormError>{save.failure?.message ?? null}</FormError>
        <Button type="submit" variant="primary" loading={save.isBusy}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}
