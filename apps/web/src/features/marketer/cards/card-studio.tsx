import { Checkbox } from '@mantine/core';
import { counted } from '@nebosvod/terms/plural';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { SelectField } from '../components/form-fields.tsx';
import { type CardLook, cardLooks } from './card-colours.ts';
import { type CardSize, type CardSubject, cardSizes } from './card-content.ts';
import { cardFileName } from './card-file-name.ts';
import classes from './cards.module.css';
import { ChipRow } from './chip-row.tsx';
import { drawsCards, useCardDrawing } from './use-card-drawing.ts';
import { useOwnBrand } from './use-own-brand.ts';

interface Props {
  readonly subjects: readonly CardSubject[];
  /** Name of the archive, without its ending. */
  readonly setName: string;
  readonly firstSize?: CardSize;
}

const sizes = (['square', 'tall', 'story'] as const).map((id) => [id, cardSizes[id].title] as const);
const looks = (['night', 'paper'] as const).map((id) => [id, cardLooks[id].title] as const);

/** Cards as they will be taken away: one in sight, drawn whole beside the page; it, or all of them, as files. */
export function CardStudio(props: Props) {
  return drawsCards() ? (
    <Studio {...props} />
  ) : (
    <p>
      Этот браузер не умеет рисовать картинки рядом со страницей. Откройте её в Chrome, Firefox, Яндекс Браузере или
      Safari 16.4 и новее — там карточки рисуются и скачиваются.
    </p>
  );
}

function Studio({ subjects, setName, firstSize = 'square' }: Props) {
  const [size, setSize] = useState<CardSize>(firstSize);
  const [look, setLook] = useState<CardLook>('night');
  const [isBranded, setBranded] = useState(true);
  const [chosen, setChosen] = useState(0);
  const own = useOwnBrand(isBranded);
  const style = useMemo(() => ({ size, look, brand: own.brand, logo: own.logo }), [size, look, own.brand, own.logo]);
  const place = Math.min(chosen, subjects.length - 1);
  const subject = subjects[place] ?? null;
  const { card, isFailed, progress, pack, cancel } = useCardDrawing(subject, style);
  const { width, height } = cardSizes[size];
  return (
    <section className={classes.studio} aria-label="Карточка">
      <figure className={classes.preview} data-size={size}>
        {card !== null && <img src={card.url} width={width} height={height} alt={`Карточка: ${card.words}`} />}
        <figcaption className="cap">
          {width}×{height}, {cardLooks[look].title.toLowerCase()}
        </figcaption>
      </figure>
      <div className={classes.tools}>
        {subjects.length > 1 && (
          <div className={classes.step}>
            <Button icon="left" disabled={place === 0} onClick={() => setChosen(place - 1)}>
              <span className="vh">Прошлая карточка</span>
            </Button>
            <SelectField
              label={`Карточка ${place + 1} из ${subjects.length}`}
              value={String(place)}
              options={subjects.map(({ name }, index) => [String(index), name] as const)}
              onChange={(next) => setChosen(Number(next))}
            />
            <Button icon="right" disabled={place === subjects.length - 1} onClick={() => setChosen(place + 1)}>
              <span className="vh">Следующая карточка</span>
            </Button>
          </div>
        )}
        <ChipRow label="Размер" value={size} options={sizes} onChange={setSize} />
        <ChipRow label="Вид" value={look} options={looks} onChange={setLook} />
        {own.isOwn && (
          <Checkbox
            label="Подписать своим брендом"
            checked={isBranded}
            onChange={(event) => setBranded(event.currentTarget.checked)}
          />
        )}
        <div className="row wrap">
          <Button
            variant="primary"
            disabled={card === null || subject === null}
            onClick={() =>
              card !== null && subject !== null && saveFile(cardFileName(subject.name, size), card.file, 'image/png')
            }
          >
            Скачать PNG
          </Button>
          {subjects.length > 1 && progress === null && (
            <Button onClick={() => pack(subjects, (file) => saveFile(`${setName}.zip`, file, 'application/zip'))}>
              Набор ZIP: {counted(subjects.length, 'карточка', 'карточки', 'карточек')}
            </Button>
          )}
        </div>
        {progress !== null && (
          <div className={classes.progress}>
            <Progress share={progress.done / progress.of} role="presentation" />
            <span>
              Нарисовано {progress.done} из {progress.of}
            </span>
            <Button size="sm" onClick={cancel}>
              Отменить
            </Button>
          </div>
        )}
        <div role="alert">{isFailed && 'Карточка не нарисовалась. Обновите страницу и попробуйте ещё раз.'}</div>
      </div>
    </section>
  );
}
