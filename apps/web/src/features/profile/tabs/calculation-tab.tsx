import { NativeSelect } from '@mantine/core';
import type { SettingsInput } from '@nebosvod/contracts/birth';
import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { HOUSE_SYSTEMS } from '@nebosvod/engine/settings.ids';
import { ayanamshaTable, houseSystemTable, nodeTable, zodiacTable } from '@nebosvod/terms/setting.table';
import { type ChartStyle, chartStyles, defaultSettings } from '../../../platform/settings/own-settings.ts';
import { changeSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { SyncLine } from '../components/sync-line.tsx';
import classes from '../profile.module.css';

const ayanamshas = AYANAMSHA_IDS.map((id) => ({ value: id, label: ayanamshaTable[id].ru }));
const houseSystems = HOUSE_SYSTEMS.map((id) => ({ value: id, label: houseSystemTable[id].ru }));
const years = [365.25, 365.2425, 365.256364, 360] as const;
const yearWords: Readonly<Record<(typeof years)[number], string>> = {
  365.25: 'Юлианский, 365,25 дня',
  365.2425: 'Григорианский, 365,2425 дня',
  365.256364: 'Звёздный, 365,256364 дня',
  360: 'Савана, 360 дней',
};

const styleWords: Readonly<Record<ChartStyle, string>> = {
  north: 'Северный',
  south: 'Южный',
  east: 'Восточный',
  wheel: 'Круг',
};

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

function Choice<T extends string | number>({ value, options, onChange, ...rest }: ChoiceProps<T>) {
  return (
    <NativeSelect
      {...rest}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={String(value)}
      onChange={(event) => {
        const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

/** One set of settings for the chart, the panchanga and the texts; applied at once. */
export function CalculationTab() {
  const { calculation, names, monthSystem, chartStyle } = useSettings();
  const calculate = (change: SettingsInput) => changeSettings({ calculation: { ...calculation, ...change } });
  const isTropical = calculation.zodiac === 'tropical';
  return (
    <div className={classes.form}>
      <p className="muted">Действует сразу в натальной карте и панчанге. Выбор виден в каждом расчёте.</p>
      <Choice
        label="Зодиак натальной карты"
        value={calculation.zodiac ?? 'sidereal'}
        options={[
          { value: 'sidereal', label: zodiacTable.sidereal.ru },
          { value: 'tropical', label: zodiacTable.tropical.ru },
        ]}
        onChange={(zodiac) => calculate({ zodiac })}
      />
      <Choice
        label="Айанамша"
        {...(isTropical ? { description: 'В тропическом зодиаке карты не участвует' } : {})}
        value={calculation.ayanamsha ?? 'lahiri'}
        options={ayanamshas}
        onChange={(ayanamsha) => calculate({ ayanamsha })}
      />
      <Choice
        label="Лунные узлы"
        value={calculation.node ?? 'mean'}
        options={[
          { value: 'mean', label: nodeTable.mean.ru },
          { value: 'true', label: nodeTable.true.ru },
        ]}
        onChange={(node) => calculate({ node })}
      />
      <Choice
        label="Система домов"
        value={calculation.houseSystem ?? 'whole-sign'}
        options={houseSystems}
        onChange={(houseSystem) => calculate({ houseSystem })}
      />
      <Choice
        label="Восход"
        description="С него начинаются сутки панчанги"
        value={calculation.sunrise ?? 'hindu'}
        options={[
          { value: 'hindu', label: 'По центру диска, без рефракции' },
          { value: 'visible', label: 'Видимый: верхний край, центр диска на −0°50′' },
        ]}
        onChange={(sunrise) => calculate({ sunrise })}
      />
      <Choice
        label="Лунный месяц"
        value={monthSystem}
        options={[
          { value: 'amanta', label: 'До новолуния (аманта)' },
          { value: 'purnimanta', label: 'До полнолуния (пурниманта)' },
        ]}
        onChange={(system) => changeSettings({ monthSystem: system })}
      />
      <Choice
        label="Год для даш"
        value={calculation.dashaYear ?? 365.25}
        options={years.map((value) => ({ value, label: yearWords[value] }))}
        onChange={(dashaYear) => calculate({ dashaYear })}
      />
      <Choice
        label="Чара-караки"
        value={calculation.karakas ?? 7}
        options={[
          { value: 7, label: 'Семь, без Раху' },
          { value: 8, label: 'Восемь, с Раху' },
        ]}
        onChange={(karakas) => calculate({ karakas })}
      />
      <Choice
        label="Стиль карты"
        value={chartStyle}
        options={chartStyles.map((value) => ({ value, label: styleWords[value] }))}
        onChange={(style) => changeSettings({ chartStyle: style })}
      />
      <Choice
        label="Названия"
        value={names}
        options={[
          { value: 'ru', label: 'Русские: Луна, Овен' },
          { value: 'sa', label: 'Санскритские: Чандра, Меша' },
        ]}
        onChange={(language) => changeSettings({ names: language })}
      />
      <div className={`row wrap ${classes.deeds}`}>
        <Button
          variant="quiet"
          icon="reset"
          onClick={() => {
            const { calculation, names, monthSystem, chartStyle } = defaultSettings;
            changeSettings({ calculation, names, monthSystem, chartStyle });
          }}
        >
          По умолчанию
        </Button>
        <SyncLine />
      </div>
    </div>
  );
}
