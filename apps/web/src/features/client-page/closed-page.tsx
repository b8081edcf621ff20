import pageClasses from './client-page.module.css';
import classes from './closed-page.module.css';

/** What a link shows that does not open: one page, whatever the reason. The PIN is sent in the body, by no script. */
export function ClosedPage({ hadPin }: { readonly hadPin: boolean }) {
  return (
    <main className={classes.closed}>
      <h1>Ссылка не открылась</h1>
      <p>Возможно, её закрыли, истёк срок или в адресе пропал знак. Если вам дали PIN-код, введите его.</p>
      <form method="post">
        <label htmlFor="pin">PIN-код, 4–8 цифр</label>
        <div className={classes.pin}>
          <input
            id="pin"
            name="pin"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            pattern="\d{4,8}"
            maxLength={8}
            required
            aria-describedby={hadPin ? 'pin-note' : undefined}
          />
          <button type="submit" className={pageClasses.primary}>
            Открыть
          </button>
        </div>
        {hadPin && (
          <p id="pin-note" className={classes.wrong} role="alert">
            С этим кодом ссылка не открылась. После пяти неверных кодов она закрывается на час.
          </p>
        )}
      </form>
      <p className="muted">Если кода нет, попросите новую ссылку у того, кто её прислал.</p>
    </main>
  );
}
