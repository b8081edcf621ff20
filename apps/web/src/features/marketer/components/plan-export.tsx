import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileName, planCalendar, planTable } from '../plan-files.ts';

/** The plan as a file: for a calendar or for a spreadsheet. */
export function PlanExport({ plan }: { readonly plan: ContentPlan }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button>
          Выгрузить
          <Icon name="down" size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() =>
            saveFile(fileName(plan, 'ics'), planCalendar(plan, new Date().toISOString()), 'text/calendar;charset=utf-8')
          }
        >
          Календарь, .ics
        </Menu.Item>
        <Menu.Item onClick={() => saveFile(fileName(plan, 'csv'), planTable(plan), 'text/csv;charset=utf-8')}>
          Таблица, CSV
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
