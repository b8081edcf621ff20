import classes from './digit-grid.module.css';

interface Props {
  readonly caption: string;
  /** Nine digits row by row. */
  readonly layout: readonly number[];
  readonly counts: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, number>>;
}

export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A small 3×3 of digits, each repeated as often as it occurs; an absent one is named in grey. */
export function DigitGrid({ caption, layout, counts }: Props) {
  return (
    <table className={classes.digitGrid}>
      <caption>{caption}</caption>
      <tbody>
        {[0, 3, 6].map((from) => (
          <tr key={from}>
            {layout.slice(from, from + 3).map((wanted) => {
              const digit = digits.find((one) => one === wanted);
              const count = digit === undefined ? 0 : counts[digit];
              return (
                <td key={wanted} className={count === 0 ? classes.noDigits : undefined}>
                  {count === 0 ? (
                    <>
                      {wanted}
                      <span className="vh"> нет</span>
                    </>
                  ) : (
                    String(wanted).repeat(count)
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
