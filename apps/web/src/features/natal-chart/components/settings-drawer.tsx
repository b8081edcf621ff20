import { Drawer, NativeSelect } from '@mantine/core';
import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { HOUSE_SYSTEMS } from '@nebosvod/engine/settings.ids';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/ModalBase.css';
import type { SettingsInput } from '@nebosvod/contracts/birth';
import { ayanamshaTable, houseSystemTable, nodeTable, zodiacTable } from '@nebosvod/terms/setting.table';
import { defaultSettings } from '../../../platform/settings/own-settings.ts';
import { changeSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './settings-drawer.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const ayanamshas = AYANAMSHA_IDS.map((id) => ({ value: id, label: ayanamshaTable[id].ru }));
const houseSystems = HOUSE_SYSTEMS.map((id) => ({ value: id, label: houseSystemTable[id].ru }));

/** How charts are calculated and named: kept on this device, applied at once. Loaded when first opened. */
export function SettingsDrawer({ opened, onClose }: Props) {
  const { calculation, names } = useSettings();
  const calculate = (change: SettingsInput) => changeSettings({ calculation: { ...calculation, ...change } });
  const isTropical = calculation.zodiac === 'tropical';
  const isPhone = window.matchMedia('(max-width: 800px)').matches;

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 400}
      title="Настройки расчёта"
      closeButtonProps={{ 'aria-label': 'Закрыть настройки' }}
      transitionProps={{ duration: 200 }}
    >
      <div className={`${classes.settings} stack`}>
        <NativeSelect
          label="Зодиак"
          data={[
            { value: 'sidereal', label: zodiacTable.sidereal.ru },
            { value: 'tropical', label: zodiacTable.tropical.ru },
          ]}
          value={calculation.zodiac ?? 'sidereal'}
          onChange={(event) =>
            calculate({ zodiac: event.currentTarget.value === 'tropical' ? 'tropical' : 'sidereal' })
          }
        />
        <NativeSelect
          label="Айанамша"
          description={isTropical ? 'В тропическом зодиаке не участвует' : undefined}
          disabled={isTropical}
          data={ayanamshas}
          value={calculation.ayanamsha ?? 'lahiri'}
          onChange={(event) => {
            const id = AYANAMSHA_IDS.find((known) => known === event.currentTarget.value);
            if (id) calculate({ ayanamsha: id });
          }}
        />
        <NativeSelect
          label="Лунные узлы"
          data={[
            { value: 'mean', label: nodeTable.mean.ru },
            { value: 'true', label: nodeTable.true.ru },
          ]}
          value={calculation.node ?? 'mean'}
          onChange={(event) => calculate({ node: event.currentTarget.value === 'true' ? 'true' : 'mean' })}
        />
        <NativeSelect
          label="Система домов"
          description="Квадратные карты всегда по знакам; система меняет номера домов в таблице"
          data={houseSystems}
          value={calculation.houseSystem ?? 'whole-sign'}
          onChange={(event) => {
            const id = HOUSE_SYSTEMS.find((known) => known === event.currentTarget.value);
            if (id) calculate({ houseSystem: id });
          }}
        />
        <NativeSelect
          label="Чара-караки"
          data={[
            { value: '7', label: 'Семь, без Раху' },
            { value: '8', label: 'Восемь, с Раху' },
          ]}
          value={String(calculation.karakas ?? 7)}
          onChange={(event) => calculate({ karakas: event.currentTarget.value === '8' ? 8 : 7 })}
        />
        <NativeSelect
          label="Уран, Нептун, Плутон"
          data={[
            { value: 'no', label: 'Не показывать' },
            { value: 'yes', label: 'Показывать' },
          ]}
          value={calculation.outerPlanets ? 'yes' : 'no'}
          onChange={(event) => calculate({ outerPlanets: event.currentTarget.value === 'yes' })}
        />
        <NativeSelect
          label="Названия"
          data={[
            { value: 'ru', label: 'Русские: Луна, Овен' },
            { value: 'sa', label: 'Санскритские: Чандра, Меша' },
          ]}
          value={names}
          onChange={(event) => changeSettings({ names: event.currentTarget.value === 'sa' ? 'sa' : 'ru' })}
        />
        <div className={`row ${classes.actions}`}>
          <Button
            variant="quiet"
            icon="reset"
            onClick={() => changeSettings({ calculation: defaultSettings.calculation, names: defaultSettings.names })}
          >
            По умолчанию
          </Button>
          <Button onClick={onClose}>Готово</Button>
        </div>
      </div>
    </Drawer>
  );
}
