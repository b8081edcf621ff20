import { Textarea, TextInput } from '@mantine/core';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { LearnedVoiceFields } from './learned-voice-fields.tsx';
import type { VoiceDraft } from './networks-draft.ts';

interface Props {
  readonly voice: VoiceDraft;
  readonly onChange: (voice: VoiceDraft) => void;
  readonly mistake: (part: string) => string | null;
  /** Counts the voice in the samples. */
  readonly onLearn: () => void;
  readonly isBusy: boolean;
}

/** How the person speaks: typed by themselves, and counted in three posts of theirs. */
export function VoiceFields({ voice, onChange, mistake, onLearn, isBusy }: Props) {
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
            const samples = voice.samples.map((other, place) => (place === at ? next : other));
            // What was counted in other posts is counted anew with the next saving.
            onChange({ ...voice, samples, learned: null });
          }}
        />
      ))}
      {voice.samples.some((sample) => sample.trim() !== '') && (
        <Button loading={isBusy} onClick={onLearn}>
          Посчитать голос по постам
        </Button>
      )}
      {voice.learned && (
        <LearnedVoiceFields
          learned={voice.learned}
          mistake={(part) => mistake(`learned.${part}`)}
          onChange={(learned) => onChange({ ...voice, learned })}
        />
      )}
      {text('profile', 'Ваш голос своими словами')}
    </>
  );
}
