import { csvFile } from '../../platform/files/csv-file.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Which list, where a page has several. */
  readonly of?: string;
}

/** Takes a list of the console that is whole on the screen away as a table; what is typed runs nowhere as a formula. */
export function CsvButton({ file, head, rows, of }: Props) {
  return (
    <Button onClick={() => saveFile(`${file}.csv`, csvFile(head, rows), 'text/csv;charset=utf-8')}>
      Скачать CSV
      {of !== undefined && <span className="vh">: {of}</span>}
    </Button>
  );
}
