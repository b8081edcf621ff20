import { rewriteSection, type rewriteWays } from '@nebosvod/contracts/consultation-edits';
import type { Consultation } from '@nebosvod/contracts/consultations';
import type { ReadingSection } from '@nebosvod/contracts/reading';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { documentsChanged } from '../api/use-documents.ts';
import classes from '../consultations.module.css';
import { sentencesOf } from '../section-edit.ts';
import type { Saving } from '../use-saving.ts';

type Way = (typeof rewriteWays)[number];

const ways: readonly { readonly how: Way; readonly label: string }[] = [
  { how: 'shorter', label: 'Короче' },
  { how: 'fuller', label: 'Подробнее' },
  { how: 'gentler', label: 'Мягче' },
  { how: 'again', label: 'Другими словами' },
];

interface Props {
  readonly section: ReadingSection;
  readonly consultation: Pick<Consultation, 'id' | 'freeRewrites'>;
  readonly saving: Saving;
}

/** Ways to have a section written anew. What was edited by hand goes only after a second press. */
export function RewriteBar({ section, consultation: { id, freeRewrites }, saving }: Props) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sure, setSure] = useState<Way | null>(null);
  const [busy, setBusy] = useState<Way | null>(null);
  const isByHand = sentencesOf(section).some(({ by }) => by === 'person');
  const rewrite = async (how: Way) => {
    setSure(null);
    setRefusal(null);
    setBusy(how);
    const params = { id, section: section.id };
    await saving.run(async (version) => {
      try {
        return await call(rewriteSection, { params, body: { version, how, overwrite: isByHand } });
      } catch (error) {
        const problem = asProblem(error);
        // What cannot be had is told beside the section; the document itself is saved as it was.
        if (problem.code !== 'VERSION_CONFLICT') setRefusal(problem.message);
        throw error;
      }
    });
    documentsChanged(client);
    setBusy(null);
  };
  if (sure !== null) {
    return (
      <div className={classes.rewrite}>
        <span className="cap">В разделе есть ваши правки, новый текст их заменит. Прежний останется в версиях.</span>
        <Button size="sm" onClick={() => void rewrite(sure)}>
          Да, переписать
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setSure(null)}>
          Оставить
        </Button>
      </div>
    );
  }
  return (
    <>
      <fieldset className={classes.rewrite} aria-label={`Переписать раздел «${section.title}»`}>
        {ways.map(({ how, label }) => (
          <Button
            key={how}
            size="sm"
            variant="quiet"
            loading={busy === how}
            onClick={() => (isByHand ? setSure(how) : void rewrite(how))}
          >
            {label}
          </Button>
        ))}
        <span className="cap tn">
          {freeRewrites > 0 ? `бесплатно ещё ${freeRewrites}` : 'каждый раз спишется 1 генерация'}
        </span>
      </fieldset>
      <FormError>{refusal}</FormError>
    </>
  );
}
