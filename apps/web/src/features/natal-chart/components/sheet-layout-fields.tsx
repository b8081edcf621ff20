import { Checkbox, NativeSelect } from '@mantine/core';
import { changeSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import {
  defaultSheet,
  movedUp,
  type SheetLayout,
  type SheetPanel,
  sheetColumns,
  sheetPanels,
  withPanel,
} from '../../../platform/settings/sheet-layout.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import classes from './sheet-layout-fields.module.css';

const panelNames: Readonly<Record<SheetPanel, string>> = {
  layers: 'Обозначения и слои',
  time: 'Шкала времени',
  vargas: 'Малые варги',
};
const columnNames = {
  auto: 'по открытой вкладке',
  charts: 'шире карты',
  table: 'шире таблица',
} as const;

/** «Вид листа»: which panels stand under the charts and in what order, and who has more of a wide page. */
export function SheetLayoutFields() {
  const { sheet } = useSettings();
  const change = (next: Partial<SheetLayout>) => changeSettings({ sheet: { ...sheet, ...next } });
  const hidden = sheetPanels.filter((panel) => !sheet.panels.includes(panel));
  return (
    <details className={classes.layout}>
      <summary>Вид листа</summary>
      <ul>
        {[...sheet.panels, ...hidden].map((panel, index) => {
          const isShown = sheet.panels.includes(panel);
          return (
            <li key={panel} className="row">
              <Checkbox
                label={panelNames[panel]}
                checked={isShown}
                onChange={(event) => change({ panels: withPanel(sheet.panels, panel, event.currentTarget.checked) })}
              />
              {isShown && index > 0 && (
                <button
                  type="button"
                  {...iconButtonLook()}
                  aria-label={`${panelNames[panel]}: выше`}
                  onClick={() => change({ panels: movedUp(sheet.panels, panel) })}
                >
                  <Icon name="up" size={16} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <NativeSelect
        label="На широком экране"
        data={sheetColumns.map((value) => ({ value, label: columnNames[value] }))}
        value={sheet.columns}
        onChange={(event) => {
          const columns = sheetColumns.find((one) => one === event.currentTarget.value);
          if (columns) change({ columns });
        }}
      />
      <Button variant="quiet" size="sm" onClick={() => changeSettings({ sheet: defaultSheet })}>
        Как было
      </Button>
    </details>
  );
}
