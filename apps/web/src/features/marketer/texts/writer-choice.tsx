import { config } from '../../../platform/config.ts';
import { Segments } from '../../../ui/segments.tsx';

export type TextWriter = 'model' | 'composer';

interface Props {
  readonly value: TextWriter;
  readonly onChange: (value: TextWriter) => void;
}

const options = [
  { value: 'model', label: 'Нейросеть' },
  { value: 'composer', label: 'Без нейросети' },
] as const;

/** Who puts a publication into words, where the operator has a language model: what it is, where it stands and what it is told. */
export function WriterChoice({ value, onChange }: Props) {
  const model = config.languageModel;
  if (model === null) return null;
  return (
    <div>
      <p className="cap">
        {value === 'model'
          ? `${model.name} (${model.country}) перескажет текст, составленный по правилам: ваша тема ей не уходит, каждое слово проверяется`
          : 'Текст составит программа, за пределы сайта ничего не уйдёт'}
      </p>
      <Segments label="Кто пишет" options={options} value={value} onChange={onChange} />
    </div>
  );
}
