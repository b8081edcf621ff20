import { Textarea, TextInput } from '@mantine/core';
import { FieldError } from '../../../ui/field-error.tsx';
import type { VoiceDraft } from './networks-draft.ts';

interface Props {
  readonly voice: VoiceDraft;
  readonly onChange: (voice: VoiceDraft) => void;
  readonly mistake: (part: string) => string | null;
}

/** How the person speaks: typed by themselves, nothing is guessed. */
export function VoiceFields({ voice, onChange, mistake }: Props) {
  const line = (name: 'tone' | 'topics' | 'stopWords', label: string, placeholder: string) => {
    const wrong = mistake(name);
    return (
      <TextInput
        label={label}
        placeholder={placeholder}
        value={voice[name]}
        onChange={(event) => onChange({ ...voice, [name]: event.currentTarget.value })}
        error={wrong === null ? null : <FieldError>{wrong}</FieldError>}
      />
    );
  };
  const text = (name: 'audience' | 'profile', label: string) => {
    const wrong = mistake(name);
    return (
      <Textarea
        label={label}
        autosize
        minRows={2}
        maxRows={8}
        value={voice[name]}
        onChange={(event) => onChange({ ...voice, [name]: event.currentTarget.value })}
        error={wrong === null ? null : <FieldError>{wrong}</FieldError>}
      />
    );
  };
  return (
    <>
      {line('tone', 'Тон', 'спокойно, на «вы», без обещаний')}
      {text('audience', 'Для кого вы пишете')}
      {line('topics', 'Темы через запятую', 'экадаши, Луна, отношения')}
      {line('stopWords', 'Стоп-слова через запятую', 'гарантия, порча')}
      {voice.samples.map((sample, at) => (
        <Textarea
          // biome-ignore lint/suspicious/noArrayIndexKey: the three places never move
          key={at}
          label={`Свой пост, ${at + 1} из ${voice.samples.length}`}
          autosize
          minRows={2}
          maxRows={8}
          value={sample}
          onChange={(event) => {
            const next = event.currentTarget.value;
            onChange({ ...voice, samples: voice.samples.map((other, place) => (place === at ? next : other)) });
          }}
        />
      ))}
      {text('profile', 'Ваш голос своими словами')}
    </>
  );
}
