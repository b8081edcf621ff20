import { replyAddress } from '@nebosvod/contracts/reply-address';
import { useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { type FileKind, takeFile, useBrand } from './api/use-delivery.ts';
import { BrandForm } from './brand-form.tsx';
import classes from './delivery.module.css';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { SendForm } from './send-form.tsx';

export interface DeliveryPanelProps {
  /** Id of the written document. */
  readonly id: string;
  readonly title: string;
  /** Sections of the document, which the brand may order and hide. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** What becomes of the letter and of an answer to it. @param contacts of the brand, once they are known */
function letterWords(contacts: string | undefined): string {
  const address = contacts === undefined ? undefined : replyAddress(contacts);
  if (address === undefined) return 'Клиент получит ссылку на разбор.';
  if (address !== null) return `Клиент получит ссылку на разбор; отвечать он будет на ${address}.`;
  return 'Клиент получит ссылку на разбор. Почты среди ваших контактов нет: впишите её в бренд, чтобы клиент мог ответить.';
}

/** «Передать клиенту»: a link, a letter with one, files, and the brand that all carry. */
export function DeliveryPanel({ id, title, sections }: DeliveryPanelProps) {
  const [hasBrand, setHasBrand] = useState(false);
  const brand = useBrand();
  const file = useAction((kind: FileKind) => takeFile(id, kind, title));
  return (
    <div className={classes.panel}>
      <div className={classes.part}>
        <h3>Ссылка</h3>
        <p className="muted">Открывается без входа, на телефоне и на бумаге. Адрес показывается один раз.</p>
        <LinkForm id={id} title={title} />
        <LinkList id={id} />
      </div>
      <div className={classes.part}>
        <h3>Письмо</h3>
        <p className="muted">{letterWords(brand.data?.contacts)}</p>
        <SendForm id={id} />
      </div>
      <div className={classes.part}>
        <h3>Файл</h3>
        <p className="muted">Под вашим брендом, с кодом страницы: по нему клиент проверит расчёт и с бумаги.</p>
        <div className="row wrap">
          <Button icon="pdf" loading={file.isBusy} onClick={() => void file.run('pdf')}>
            PDF
          </Button>
          <Button icon="external" loading={file.isBusy} onClick={() => void file.run('docx')}>
            DOCX
          </Button>
        </div>
        <FormError>{file.failure?.message ?? null}</FormError>
      </div>
      <div className={classes.part}>
        <h3>Бренд</h3>
        <p className="muted">Имя, контакты, цвет и порядок разделов стоят на странице клиента и в файлах.</p>
        <div className="row">
          <Button aria-expanded={hasBrand} onClick={() => setHasBrand(!hasBrand)}>
            {hasBrand ? 'Свернуть бренд' : 'Изменить бренд'}
          </Button>
        </div>
        {hasBrand && <BrandForm sections={sections} />}
      </div>
    </div>
  );
}
