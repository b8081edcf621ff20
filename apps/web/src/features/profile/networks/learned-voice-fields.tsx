import { NativeSelect, TextInput } from '@mantine/core';
import { voiceAddresses, voiceOpenings } from '@nebosvod/contracts/voice-profile';
import { FieldError } from '../../../ui/field-error.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import classes from '../profile.module.css';
import type { LearnedDraft } from './networks-draft.ts';

interface Props {
  readonly learned: LearnedDraft;
  readonly onChange: (learned: LearnedDraft) => void;
  readonly mistake: (part: string) => string | null;
}

const addressWords = { formal: 'на «вы»', familiar: 'на «ты»', neutral: 'ни к кому' } as const;
const openingWords = { statement: 'с утверждения', question: 'с вопроса', exclamation: 'с восклицания' } as const;

/** What was counted in the person's posts: our texts are fitted to it, and every figure may be put right. */
export function LearnedVoiceFields({ learned, onChange, mistake }: Props) {
  const line = (name: 'sentenceWords' | 'emoji' | 'favourites' | 'vocabulary', label: string) => {
    const wrong = mistake(name);
    return (
      <TextInput
        label={label}
        {...(name === 'sentenceWords' || name === 'emoji' ? { inputMode: 'decimal' as const } : {})}
        value={learned[name]}
        onChange={(event) => onChange({ ...learned, [name]: event.currentTarget.value })}
        error={wrong === null ? null : <FieldError>{wrong}</FieldError>}
      />
    );
  };
  return (
    <fieldset className={classes.network}>
      <legend>Как звучат ваши посты</legend>
      <p {...hintLook()}>Посчитано по постам выше. Этим голосом пишутся новые тексты; поправьте, если слышите иначе.</p>
      <div className={classes.two}>
        {line('sentenceWords', 'Слов в предложении')}
        {line('emoji', 'Эмодзи на сто слов')}
        <NativeSelect
          label="Обращение"
          data={voiceAddresses.map((id) => ({ value: id, label: addressWords[id] }))}
          value={learned.address}
          onChange={(event) => {
            const address = voiceAddresses.find((id) => id === event.currentTarget.value);
            if (address) onChange({ ...learned, address });
          }}
        />
        <NativeSelect
          label="Начало"
          data={voiceOpenings.map((id) => ({ value: id, label: openingWords[id] }))}
          value={learned.opening}
          onChange={(event) => {
            const opening = voiceOpenings.find((id) => id === event.currentTarget.value);
            if (opening) onChange({ ...learned, opening });
          }}
        />
      </div>
      {line('favourites', 'Ваши эмодзи')}
      {line('vocabulary', 'Ваши слова через запятую')}
    </fieldset>
  );
}
