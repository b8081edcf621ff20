import { Checkbox } from '@mantine/core';
import { config } from '../../../platform/config.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { OrderDraft } from '../order-draft.ts';

export type WriterDraft = Pick<OrderDraft, 'writer' | 'sharesQuestion'>;

interface Props {
  readonly value: WriterDraft;
  /** Whether there is a question that may go along. */
  readonly hasQuestion: boolean;
  readonly onChange: (value: WriterDraft) => void;
}

const options = [
  { value: 'model', label: 'Нейросеть' },
  { value: 'composer', label: 'Без нейросети' },
] as const;

/** Who puts the document into words, where the operator has a language model: what it is, where it stands and what it is told. */
export function WriterChoice({ value, hasQuestion, onChange }: Props) {
  const model = config.languageModel;
  if (model === null) return null;
  const { writer, sharesQuestion } = value;
  return (
    <div className="stack">
      <div>
        <p className="cap">
          {writer === 'model'
            ? `${model.name} (${model.country}) получит вычисленные факторы и наши тезисы, без имени, даты, времени и места рождения`
            : 'Текст составит программа, за пределы сайта ничего не уйдёт'}
        </p>
        <Segments
          full
          label="Кто пишет"
          options={options}
          value={writer}
          onChange={(next) => onChange({ ...value, writer: next })}
        />
      </div>
      {writer === 'model' && hasQuestion && (
        <Checkbox
          label="Передать нейросети и вопрос"
          description="Имена, даты, телефоны и адреса из него убираются"
          checked={sharesQuestion}
          onChange={(event) => onChange({ ...value, sharesQuestion: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
