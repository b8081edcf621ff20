import { Button } from '../../ui/button.tsx';
import { saveFile } from '../files/save-file.ts';
import classes from './second-factor.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <div className={classes.form}>
      <p role="status">
        Второй фактор включён. Вот запасные коды: каждый сработает один раз вместо кода из приложения, если телефона не
        окажется под рукой. Больше мы их не покажем.
      </p>
      <ul className={`${classes.codes} tn`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row wrap">
        <Button
          onClick={() => saveFile('nebosvod-zapasnye-kody.txt', `${codes.join('\n')}\n`, 'text/plain;charset=utf-8')}
        >
          Скачать файлом
        </Button>
        <Button variant="primary" onClick={onDone}>
          Коды сохранены
        </Button>
      </div>
    </div>
  );
}
