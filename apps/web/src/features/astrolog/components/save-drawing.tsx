import { type RefObject, useState } from 'react';
import { saveFile } from '../../../platform/files/save-file.ts';
import { svgFile } from '../../../platform/files/svg-file.ts';
import { westernText } from '../../../text/western.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  /** What the drawing stands in, the first of its drawings. */
  readonly around: RefObject<HTMLElement | null>;
  /** Of the file, without its ending. */
  readonly name: string;
}

/** Gives a drawing as an SVG, as it is shown. */
export function SaveDrawing({ around, name }: Props) {
  const [said, setSaid] = useState('');
  const save = () => {
    const drawing = around.current?.querySelector('svg');
    if (!drawing) return;
    saveFile(`${name}.svg`, svgFile(drawing), 'image/svg+xml');
    setSaid(westernText.drawingSaved);
  };
  return (
    <div className="row wrap no-print">
      <Button size="sm" onClick={save}>
        {westernText.saveDrawing}
      </Button>
      <span className="cap" aria-live="polite">
        {said}
      </span>
    </div>
  );
}
