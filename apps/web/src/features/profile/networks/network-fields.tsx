import { NativeSelect, TextInput } from '@mantine/core';
import { type AdvertisingRules, socialNetworks } from '@nebosvod/contracts/social-media';
import { varaAbbreviation, varaName } from '@nebosvod/terms/vara';
import { Button } from '../../../ui/button.tsx';
import { chipLook } from '../../../ui/chip-look.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import classes from '../profile.module.css';
import type { NetworkDraft } from './networks-draft.ts';

interface Props {
  readonly row: NetworkDraft;
  /** The operator's marks. */
  readonly advertising: AdvertisingRules;
  readonly onChange: (row: NetworkDraft) => void;
  readonly onRemove: () => void;
  /** What the server says of a part of this row. */
  readonly mistake: (part: string) => string | null;
}

const week = [1, 2, 3, 4, 5, 6, 0];
const shown = (mistake: string | null) => (mistake === null ? null : <FieldError>{mistake}</FieldError>);

/** One page in one network: where, under which name, on which days and hours. */
export function NetworkFields({ row, advertising, onChange, onRemove, mistake }: Props) {
  const network = socialNetworks.find(({ id }) => id === row.network);
  const title = network?.title ?? row.network;
  const note = advertising.networks.find((marked) => marked.network === row.network)?.note ?? '';
  return (
    <fieldset className={classes.network}>
      <legend>{title}</legend>
      <div className={classes.two}>
        <NativeSelect
          label="Сеть"
          data={socialNetworks.map(({ id, title }) => ({ value: id, label: title }))}
          value={row.network}
          onChange={(event) => {
            const chosen = socialNetworks.find(({ id }) => id === event.currentTarget.value);
            if (chosen) onChange({ ...row, network: chosen.id });
          }}
        />
        <TextInput
          label="Название страницы"
          value={row.name}
          onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
          error={shown(mistake('name'))}
        />
      </div>
      <TextInput
        label="Ссылка"
        type="url"
        inputMode="url"
        placeholder="https://…"
        value={row.link}
        onChange={(event) => onChange({ ...row, link: event.currentTarget.value })}
        error={shown(mistake('link'))}
      />
      <fieldset>
        <legend>Дни публикаций</legend>
        <div className={classes.days}>
          {week.map((day) => (
            <button
              key={day}
              type="button"
              {...chipLook()}
              aria-pressed={row.days.includes(day)}
              aria-label={varaName(day)}
              onClick={() =>
                onChange({
                  ...row,
                  days: row.days.includes(day) ? row.days.filter((other) => other !== day) : [...row.days, day],
                })
              }
            >
              {varaAbbreviation(day)}
            </button>
          ))}
        </div>
      </fieldset>
      <TextInput
        label="Часы"
        placeholder="9:00, 19:30"
        value={row.hours}
        onChange={(event) => onChange({ ...row, hours: event.currentTarget.value })}
        error={shown(mistake('hours'))}
      />
      {note !== '' && <p {...hintLook()}>{note}</p>}
      <Button variant="quiet" size="sm" onClick={onRemove}>
        Убрать<span className="vh"> {title}</span>
      </Button>
    </fieldset>
  );
}
