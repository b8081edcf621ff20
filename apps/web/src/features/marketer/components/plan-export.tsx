import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { useState } from 'react';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileName, planCalendar, planTable } from '../plan-files.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The plan as a file: for a calendar, a spreadsheet or an editor of texts. Writers of office files come when they are asked for. */
export function PlanExport({ plan }: { readonly plan: ContentPlan }) {
  const [isWriting, setWriting] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const write = async (extension: 'xlsx' | 'docx') => {
    setWriting(true);
    setFailed(false);
    try {
      if (extension === 'xlsx') {
        const { planWorkbook } = await import('../plan-workbook.ts');
        saveFile(fileName(plan, extension), await planWorkbook(plan), XLSX);
      } else {
        const { planDocument } = await import('../plan-document.ts');
        saveFile(fileName(plan, extension), await planDocument(plan), DOCX);
      }
    } catch {
      setFailed(true);
    } finally {
      setWriting(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button loading={isWriting}>
          Выгрузить
          <Icon name="down" size={16} />
        </Button>
      </Menu.Target>
      {isFailed && <FieldError>Файл не получился. Попробуйте ещё раз или возьмите CSV.</FieldError>}
      <Menu.Dropdown>
        <Menu.Item onClick={() => void write('xlsx')}>Таблица Excel, .xlsx</Menu.Item>
        <Menu.Item onClick={() => void write('docx')}>Документ Word, .docx</Menu.Item>
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
