import { Segments } from '../../ui/segments.tsx';
import type { Tradition } from './use-tradition.ts';

interface Props {
  readonly value: Tradition;
  readonly onChange: (tradition: Tradition) => void;
}

/** By whose rule ekadashis are kept. */
export function TraditionChoice({ value, onChange }: Props) {
  return (
    <Segments
      label="Традиция экадаши"
      small
      value={value}
      onChange={onChange}
      options={[
        { value: 'smarta', label: 'Смарта' },
        { value: 'vaishnava', label: 'Вайшнава' },
      ]}
    />
  );
}
