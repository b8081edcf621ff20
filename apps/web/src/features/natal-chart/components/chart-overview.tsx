import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { signCase } from '@nebosvod/terms/sign';
import { Fragment, memo } from 'react';
import type { ChartBody } from '../../../chart/chart-body.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { termListLook } from '../../../ui/term-list-look.ts';
import classes from './body-card.module.css';
import { GrahaChips } from './graha-chips.tsx';

/** The side card while nothing is chosen: the three supports of the chart and who stands out in it. */
export const ChartOverview = memo(function ChartOverview() {
  const { bodies } = useChart();
  const names = useNames();
  const supports = ['lagna', 'moon', 'sun'].flatMap((id) => bodies.find((body) => body.id === id) ?? []);
  const groups: readonly (readonly [string, readonly ChartBody[]])[] = [
    ['Атмакарака', bodies.filter(({ charaKaraka }) => charaKaraka === 'AK')],
    ['В экзальтации', bodies.filter(({ dignity }) => dignity === 'exalted')],
    ['В своём знаке', bodies.filter(({ dignity }) => dignity === 'own' || dignity === 'moolatrikona')],
    ['В падении', bodies.filter(({ dignity }) => dignity === 'debilitated')],
    ['Ретроградны', bodies.filter(({ id, isRetrograde }) => isRetrograde && id !== 'rahu' && id !== 'ketu')],
    ['Сожжены', bodies.filter(({ isCombust }) => isCombust)],
    ['Варготтама', bodies.filter(({ isVargottama }) => isVargottama)],
  ];
  return (
    <section {...cardLook({ className: classes.planet })} aria-label="Карта в целом">
      <h2>Карта в целом</h2>
      <dl {...termListLook({ ruled: true })}>
        {supports.map(({ id, degreeInSign, sign, house }) => (
          <Fragment key={id}>
            <dt>{grahaName(id, names)}</dt>
            <dd>
              {formatDegree(degreeInSign)} {signCase(sign, 'genitive', names)}
              {house !== null && id !== 'lagna' && `, ${houseOrdinal(house)}`}
            </dd>
          </Fragment>
        ))}
        {groups.map(([name, inside]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <GrahaChips ids={inside.map(({ id }) => id)} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p {...hintLook()}>Нажмите граху, дом, куспид или арудху: ответ появится здесь.</p>
    </section>
  );
});
