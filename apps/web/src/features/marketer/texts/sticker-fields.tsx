import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import { LineField, SelectField, TextField } from '../components/form-fields.tsx';

type Sticker = NonNullable<StoryFrame['sticker']>;

const kinds = [
  ['none', 'Без наклейки'],
  ['poll', 'Опрос'],
  ['question', 'Окно вопроса'],
] as const;

/** What the wire takes of a sticker. */
const TEXT = 100;
const OPTION = 60;
const MOST_OPTIONS = 4;

const optionsIn = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, MOST_OPTIONS)
    .map((line) => line.slice(0, OPTION));

interface Props {
  /** From 1. */
  readonly place: number;
  readonly value: StoryFrame['sticker'];
  /** Why its text or its options would be refused, or null. */
  readonly mistake: (part: 'text' | 'options') => string | null;
  readonly onChange: (sticker: Sticker | undefined) => void;
}

/** The sticker of a frame: a poll with its answers, or a window for a question. */
export function StickerFields({ place, value, mistake, onChange }: Props) {
  return (
    <>
      <SelectField
        label={`Наклейка кадра ${place}`}
        value={value?.kind ?? 'none'}
        options={kinds}
        onChange={(kind) => {
          const text = value?.text ?? '';
          if (kind === 'none') onChange(undefined);
          else onChange(kind === 'poll' ? { kind, text, options: value?.options ?? ['да', 'нет'] } : { kind, text });
        }}
      />
      {value && (
        <LineField
          label={value.kind === 'poll' ? 'Вопрос опроса' : 'Приглашение ответить'}
          value={value.text}
          error={mistake('text')}
          onChange={(text) => onChange({ ...value, text: text.slice(0, TEXT) })}
        />
      )}
      {value?.kind === 'poll' && (
        <TextField
          label="Ответы, каждый с новой строки, до четырёх"
          value={(value.options ?? []).join('\n')}
          error={mistake('options')}
          onChange={(text) => onChange({ ...value, options: optionsIn(text) })}
        />
      )}
    </>
  );
}
