import { type Client, eraseClient, exportClient } from '@nebosvod/contracts/clients';
import { counted } from '@nebosvod/terms/plural';
import { useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { showToast } from '../../../platform/toast.tsx';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { bookChanged } from '../api/use-clients.ts';
import { contentsOf } from '../client-words.ts';
import classes from '../clients.module.css';

interface Props {
  readonly client: Client;
  readonly onErased: () => void;
}

/** A client whole as a file, and gone whole: what goes is said before. */
export function TakeAway({ client, onErased }: Props) {
  const queryClient = useQueryClient();
  const params = { id: client.id };
  const out = useAction(async () => {
    const answer = await send(exportClient, { params });
    saveFile(`client-${client.id}.json`, await answer.blob(), 'application/json');
  });
  const erase = useAction(async () => {
    const { removed } = await call(eraseClient, { params });
    const documents =
      removed.consultations > 0
        ? ` Вместе с ним ушли ${counted(removed.consultations, 'документ', 'документа', 'документов')}.`
        : '';
    showToast('good', `Клиент стёрт.${documents}`);
    void bookChanged(queryClient);
    onErased();
  });
  return (
    <section {...cardLook({ className: classes.panel })} aria-label="Выгрузить или стереть">
      <h2>Выгрузить или стереть</h2>
      <div className="stack">
        <p>
          Будет стёрто насовсем: {contentsOf(client)}, а с ними все документы, где он есть, и о паре, и о семье, и
          ссылки на них. Вернуть это нельзя, поэтому сначала выгрузите файл.
        </p>
        <div className="row wrap">
          <Button loading={out.isBusy} onClick={() => void out.run()}>
            Выгрузить клиента, JSON
          </Button>
          <AskedTwice sure="Да, стереть насовсем" isBusy={erase.isBusy} onSure={() => void erase.run()}>
            Стереть клиента…
          </AskedTwice>
        </div>
        <FormError>{(out.failure ?? erase.failure)?.message ?? null}</FormError>
      </div>
    </section>
  );
}
