import { type PublicationTone, publicationTones } from '@nebosvod/contracts/publication-order';
import { hintLook } from '../../../ui/hint-look.ts';
import { useSocialMedia } from '../api/use-social-media.ts';
import { toneWords } from '../plan-order-draft.ts';
import { LineField, SelectField } from './form-fields.tsx';

interface SelectProps {
  readonly tone: PublicationTone;
  readonly onChange: (tone: PublicationTone) => void;
}

/** How a text is to sound; to sell only where the operator has switched that on. */
export function ToneSelect({ tone, onChange }: SelectProps) {
  const maySell = useSocialMedia()?.advertising.isSellingAllowed ?? false;
  const tones = publicationTones.filter((id) => id !== 'selling' || maySell);
  return (
    <SelectField
      label="Тон"
      value={tone}
      options={tones.map((id) => [id, toneWords[id]] as const)}
      onChange={onChange}
    />
  );
}

interface NotesProps {
  readonly tone: PublicationTone;
  readonly erid: string;
  readonly onErid: (erid: string) => void;
  readonly error: string | null;
}

/** What belongs to the tone: that there is no voice yet, or the identifier of an advertisement. */
export function ToneNotes({ tone, erid, onErid, error }: NotesProps) {
  const stored = useSocialMedia();
  if (tone === 'selling') {
    return (
      <>
        <LineField label="erid рекламы" value={erid} onChange={onErid} error={error} />
        <p {...hintLook()}>
          Текст начнётся словом «Реклама» и идентификатором. Без идентификатора на его месте останется [ПОМЕТКА].
        </p>
      </>
    );
  }
  if (tone !== 'own' || stored === undefined || stored.voice.learned !== null) return null;
  return (
    <p {...hintLook()}>
      Своего голоса пока нет, пишем спокойно и на «вы». Чтобы он появился, вставьте три своих поста на странице «Сети и
      голос».
    </p>
  );
}
