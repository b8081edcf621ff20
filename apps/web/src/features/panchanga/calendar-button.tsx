import { createPanchanga, type PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { formatDate } from '@nebosvod/terms/civil-date';
import { useMutation } from '@tanstack/react-query';
import { asProblem } from '../../platform/api/api-problem.ts';
import { send } from '../../platform/api/call.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { Button } from '../../ui/button.tsx';
import type { Place } from '../../ui/place-field.tsx';
import { PopupButton } from '../../ui/popup-button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import calendarButtonClasses from './calendar-button.module.css';
import { usePlaceBody } from './place/place-body.ts';
import popupClasses from './place/popup.module.css';

interface Props {
  readonly date: string;
  readonly place: Place;
  /** Leads to the calendar that renews itself. */
  readonly onSubscribe: () => void;
}

const observed: readonly PanchangaLayer[] = ['festivals', 'ekadashi', 'vratas', 'sankranti', 'eclipses'];
const choices = [
  {
    title: 'Сутки с окнами',
    detail: 'титхи, накшатра, все окна, праздники',
    layers: ['tithi', 'nakshatra', 'windows', ...observed],
  },
  { title: 'Только окна', detail: 'Раху-кала, Абхиджит и другие', layers: ['windows'] },
] as const satisfies readonly { title: string; detail: string; layers: readonly PanchangaLayer[] }[];

/** «В календарь»: the day of the page as an .ics file, whole or its windows alone. */
export function CalendarButton(props: Props) {
  return (
    <PopupButton
      label="В календарь"
      position="bottom-end"
      width="min(320px, calc(100vw - 24px))"
      className={`${popupClasses.pop} ${calendarButtonClasses.choices}`}
      target={(told) => (
        <Button icon="calendar" {...told}>
          В календарь
        </Button>
      )}
    >
      {(close) => <Choices {...props} onSaved={close} />}
    </PopupButton>
  );
}

function Choices({ date, place, onSubscribe, onSaved }: Props & { readonly onSaved: () => void }) {
  const at = usePlaceBody(place);
  const file = useMutation({
    mutationFn: async (layers: readonly PanchangaLayer[]) => {
      const body = { ...at, from: date, to: date, format: 'ics', place: place.name, layers: [...layers] } as const;
      const answer = await send(createPanchanga, { body });
      saveFile(`panchanga-${date}.ics`, await answer.blob(), 'text/calendar');
    },
    onSuccess: onSaved,
  });
  return (
    <>
      <p className="cap">{formatDate(date)}: файл .ics, его открывает любой календарь.</p>
      {choices.map(({ title, detail, layers }) => (
        <button
          key={title}
          type="button"
          aria-disabled={file.isPending}
          onClick={() => !file.isPending && file.mutate(layers)}
        >
          {title}
          <span className="cap">{detail}</span>
        </button>
      ))}
      <button type="button" onClick={onSubscribe}>
        Подписаться
        <span className="cap">календарь на год вперёд, обновляется сам</span>
      </button>
      {file.error !== null && (
        <ErrorState code={asProblem(file.error).shortCode}>Файл не создан. {asProblem(file.error).message}</ErrorState>
      )}
    </>
  );
}
