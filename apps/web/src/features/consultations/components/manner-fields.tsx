import { Segments } from '../../../ui/segments.tsx';
import { type Detail, detailWords, type Tone, toneWords } from '../document-words.ts';

const tones: readonly Tone[] = ['gentle', 'neutral', 'brief'];
const details: readonly Detail[] = ['short', 'middle', 'long'];

interface Manner {
  readonly tone: Tone;
  readonly detail: Detail;
}

interface Props {
  readonly value: Manner;
  readonly onChange: (change: Partial<Manner>) => void;
}

/** How a document speaks and how long. */
export function MannerFields({ value: { tone, detail }, onChange }: Props) {
  return (
    <>
      <div>
        <p className="cap">Тон: {toneWords[tone].hint}</p>
        <Segments
          full
          label="Тон"
          options={tones.map((value) => ({ value, label: toneWords[value].label }))}
          value={tone}
          onChange={(next) => onChange({ tone: next })}
        />
      </div>
      <div>
        <p className="cap tn">Объём: {detailWords[detail].hint}</p>
        <Segments
          full
          label="Объём"
          options={details.map((value) => ({ value, label: detailWords[value].label }))}
          value={detail}
          onChange={(next) => onChange({ detail: next })}
        />
      </div>
    </>
  );
}
