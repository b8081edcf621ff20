import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { BookingPage } from '@nebosvod/contracts/booking';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deviceZone } from '../../platform/device-zone.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { showToast } from '../../platform/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { usePageChange } from './api/use-booking.ts';
import classes from './booking.module.css';
import { zoneNames } from './booking-words.ts';
import { KindFields } from './kind-fields.tsx';
import { draftOf, type Mistakes, mistakesBySent, type PageDraft, readDraft, weekdays } from './page-draft.ts';

/** What a practitioner publishes: meetings, hours, and the notice that guests agree to. */
export function PageForm({ page }: { readonly page: BookingPage }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<PageDraft>(() => {
    const stored = draftOf(page);
    return page.slug === null ? { ...stored, timeZone: deviceZone() } : stored;
  });
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [attempts, setAttempts] = useState(0);
  const change = usePageChange();
  const read = readDraft(draft);
  const save = useAction(async () => {
    const saved = await change(read.body);
    setDraft(draftOf(saved));
    showToast('good', saved.isOpen ? 'Страница записи открыта.' : 'Сохранено. Страница записи закрыта.');
  });
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const sent = mistakesBySent(read.body, save.failure?.errors ?? []);
  const all: Mistakes = { ...sent, ...mistakes };
  const mistake = (field: string) => {
    const words = all[field];
    return words === undefined ? null : <FieldError>{words}</FieldError>;
  };
  const edit = (part: Partial<PageDraft>) => setDraft((now) => ({ ...now, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMistakes(read.mistakes);
    if (Object.keys(read.mistakes).length > 0 || !(await save.run())) setAttempts((count) => count + 1);
  };
  const zones = [...new Set([draft.timeZone, deviceZone(), ...Object.keys(zoneNames)])];
  const listMistake = all.kinds ?? all.hours;
  return (
    <section className={classes.step} aria-labelledby="booking-settings">
      <h2 id="booking-settings">Что вы публикуете</h2>
      <form ref={form} noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <Checkbox
          label="Страница открыта: на свободные часы можно записаться"
          checked={draft.isOpen}
          onChange={(event) => edit({ isOpen: event.currentTarget.checked })}
        />
        <TextInput
          label="Кто принимает"
          maxLength={120}
          value={draft.name}
          onChange={(event) => edit({ name: event.currentTarget.value })}
          error={mistake('name')}
        />
        <Textarea
          label="О себе и о встречах"
          autosize
          minRows={2}
          maxLength={1000}
          value={draft.about}
          onChange={(event) => edit({ about: event.currentTarget.value })}
          error={mistake('about')}
        />
        <Textarea
          label="Контакты"
          autosize
          minRows={2}
          maxLength={500}
          value={draft.contacts}
          onChange={(event) => edit({ contacts: event.currentTarget.value })}
          error={mistake('contacts')}
        />
        <KindFields kinds={draft.kinds} mistakes={all} onChange={(kinds) => edit({ kinds })} />
        <fieldset className={classes.week}>
          <legend>Часы приёма по вашим часам; пустой день — выходной</legend>
          {weekdays.map(({ weekday, title }) => (
            <TextInput
              key={weekday}
              label={title}
              placeholder="10:00–14:00, 15:00–19:00"
              maxLength={120}
              value={draft.hours[weekday] ?? ''}
              onChange={(event) => edit({ hours: { ...draft.hours, [weekday]: event.currentTarget.value } })}
              error={mistake(`hours.${weekday}`)}
            />
          ))}
        </fieldset>
        <NativeSelect
          label="Часовой пояс"
          data={zones.map((value) => ({ value, label: zoneNames[value] ?? value }))}
          value={draft.timeZone}
          onChange={(event) => edit({ timeZone: event.currentTarget.value })}
          error={mistake('timeZone')}
        />
        <TextInput
          label="Дни без приёма, через запятую"
          placeholder="31.12.2026, 01.01.2027"
          value={draft.daysOff}
          onChange={(event) => edit({ daysOff: event.currentTarget.value })}
          error={mistake('daysOff')}
        />
        <div className={classes.two}>
          <TextInput
            label="Записываться не позднее чем за, часов"
            inputMode="numeric"
            value={draft.leadHours}
            onChange={(event) => edit({ leadHours: event.currentTarget.value })}
            error={mistake('leadHours')}
          />
          <TextInput
            label="Открыто вперёд, дней"
            inputMode="numeric"
            value={draft.daysAhead}
            onChange={(event) => edit({ daysAhead: event.currentTarget.value })}
            error={mistake('daysAhead')}
          />
        </div>
        <Textarea
          label="Уведомление о персональных данных"
          description="Ваш текст, с которым человек соглашается: кто хранит данные, какие, зачем, как долго, кому передаёт и как попросить их стереть. С каждой правкой у него новая версия."
          autosize
          minRows={5}
          maxLength={4000}
          value={draft.notice}
          onChange={(event) => edit({ notice: event.currentTarget.value })}
          error={mistake('notice')}
        />
        <p className="muted">
          Непринятые заявки стираются через 30 дней. Человек может сам выгрузить и стереть всё, что вам передал: тогда
          уходят и его карточка в книге, и документы о нём.
        </p>
        {listMistake !== undefined && <FormError>{listMistake}</FormError>}
        <FormError>{save.failure && save.failure.errors.length === 0 ? save.failure.message : null}</FormError>
        <Button type="submit" variant="primary" loading={save.isBusy}>
          Сохранить
        </Button>
      </form>
    </section>
  );
}
