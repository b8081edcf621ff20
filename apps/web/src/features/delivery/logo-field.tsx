import { useId } from 'react';
import { PictureChoice } from '../../platform/forms/picture-choice.tsx';
import { sendLogo, useLogo } from './api/use-delivery.ts';
import classes from './delivery.module.css';

interface Props {
  /** Id of the picture; null = none. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** The picture of a brand: sent at once when chosen, kept with the form. */
export function LogoField({ value, onChange }: Props) {
  const hint = useId();
  const logo = useLogo(value);
  return (
    <div className={classes.logo}>
      <span>Логотип</span>
      {value !== null && logo.data !== undefined && <img src={logo.data} alt="Ваш логотип" />}
      <span className="cap" id={hint}>
        PNG, JPEG или SVG контурами, до 1 МБ
      </span>
      <PictureChoice value={value} onChange={onChange} send={sendLogo} chooseLabel="Выбрать файл" hintId={hint} />
    </div>
  );
}
