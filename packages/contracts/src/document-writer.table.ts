import type { ReadingDocument } from './reading.ts';

type Writer = NonNullable<ReadingDocument['writer']>;

/** What a document says of who put it into words, on every page and file of it. */
const NOTES: Readonly<Record<Writer, string>> = {
  composer: 'составлено без нейросети',
  model: 'подготовлено с помощью ИИ',
  'composer-instead': 'составлено без нейросети',
};

/** «подготовлено с помощью ИИ», «составлено без нейросети». */
export const writerNote = ({ writer = 'composer' }: Pick<ReadingDocument, 'writer'>): string => NOTES[writer];
