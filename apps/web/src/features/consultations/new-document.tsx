import { NativeSelect, Textarea } from '@mantine/core';
import { generateConsultation } from '@nebosvod/contracts/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dropDraft } from '../../birth/birth-draft.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { useOrderKey } from '../../platform/api/order-key.ts';
import { config } from '../../platform/config.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { paths } from '../../platform/paths.ts';
import { useCity, useSettings } from '../../platform/settings/settings-store.ts';
import { areas, type PracticeArea } from '../../text/areas.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { cardHeadLook, cardLook } from '../../ui/card-look.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { documentsChanged, type Kind, useKinds, useQuota } from './api/use-documents.ts';
import { ClientChoice } from './components/client-choice.tsx';
import { FamilyFields } from './components/family-fields.tsx';
import { HourFields } from './components/hour-fields.tsx';
import { KindChoice } from './components/kind-choice.tsx';
import { MannerFields } from './components/manner-fields.tsx';
import { MonthField } from './components/month-field.tsx';
import { NameField } from './components/name-field.tsx';
import { QuestionFields } from './components/question-fields.tsx';
import { QuotaLine } from './components/quota-line.tsx';
import { SectionChoice } from './components/section-choice.tsx';
import { WriterChoice } from './components/writer-choice.tsx';
import { YearFields } from './components/year-fields.tsx';
import classes from './consultations.module.css';
import { chargeWords, exhaustedWords } from './document-words.ts';
import { emptyOrder, longestQuestion, mostOthers, type Order, orderDraft, orderOf } from './order-draft.ts';
import { payingProduct, useOwnedProducts } from './owned-products.ts';

/** What this form can give a kind. */
const ASKED: readonly Kind['needs'][number][] = [
  'client',
  'second',
  'people',
  'question',
  'purpose',
  'place',
  'period',
  'year',
  'name',
  'moment',
];

interface Props {
  readonly area: PracticeArea;
  /** A client of the book whom the document is for. */
  readonly clientId: string | undefined;
}

/** Who will write, as the head of the page says it. */
const writerWords = (writer: 'composer' | 'model'): string =>
  config.languageModel !== null && writer === 'model'
    ? `пишет ${config.languageModel.name} (${config.languageModel.country})`
    : 'составитель без нейросети';

/** The order of a document: what kind, about whom, which question and parts; it is charged once it is written. */
export function NewDocument({ area, clientId }: Props) {
  const draft = orderDraft.use();
  const owned = useOwnedProducts(area);
  const widest = areas[area].productIds.at(-1) ?? 0;
  const kinds = useKinds(widest);
  const { calculation } = useSettings();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (clientId !== undefined) orderDraft.set({ ...orderDraft.get(), clientId, birthId: null, birth: null });
  }, [clientId]);
  const ownedIds: readonly number[] = owned.map(({ id }) => id);
  const askable = kinds.data?.filter(({ needs }) => needs.every((need) => ASKED.includes(need)));
  const open = askable?.filter(({ products }) => products.some((id) => ownedIds.includes(id)));
  const kind = open?.find(({ id }) => id === draft.kind) ?? open?.[0];
  const isPair = kind?.needs.includes('second') ?? false;
  const isFamily = kind?.needs.includes('people') ?? false;
  const isHour = kind?.needs.includes('purpose') ?? false;
  const isYear = kind?.needs.includes('year') ?? false;
  const isMonth = !isHour && (kind?.needs.includes('period') ?? false);
  const isName = kind?.needs.includes('name') ?? false;
  const isQuestion = kind?.needs.includes('moment') ?? false;
  const city = useCity();
  const hour = { ...draft.hour, place: draft.hour.place ?? city };
  const asked = { ...draft.asked, place: draft.asked.place ?? city };
  const product = payingProduct(owned, kind?.id ?? null, draft.productId);
  const quota = useQuota(product?.id ?? null);
  const change = (part: Partial<typeof draft>) => orderDraft.set({ ...orderDraft.get(), ...part });
  const order =
    kind === undefined
      ? null
      : orderOf(
          { ...draft, kind: kind.id, hour, asked },
          {
            productId: product?.id ?? null,
            sections: kind.sections.map(({ id }) => id),
            isPair,
            isFamily,
            isHour,
            isYear,
            isMonth,
            isName,
            isQuestion,
            hasModel: config.languageModel !== null,
            settings: area === 'veda' ? { ...calculation, zodiac: 'sidereal' } : calculation,
          },
        );
  const keyOf = useOrderKey();
  const start = useAction(async (body: Order) => {
    const headers = { 'idempotency-key': keyOf(body) };
    const { id } = await call(generateConsultation, { body, headers });
    documentsChanged(client);
    orderDraft.set({ ...emptyOrder, kind: body.kind, tone: draft.tone, detail: draft.detail, writer: draft.writer });
    dropDraft('document');
    dropDraft('document-second');
    for (let index = 0; index < mostOthers; index++) dropDraft(`document-person-${index}`);
    await navigate({ to: paths[area], search: { tab: 'documents', document: id }, replace: true });
  });
  const isExhausted =
    start.failure?.code === 'QUOTA_EXHAUSTED' ||
    (quota.data !== undefined && kind !== undefined && quota.data.left < kind.cost);
  const title = (
    <PageTitle
      title="Новая консультация"
      subtitle={product === null ? areas[area].title : `${product.title}, ${writerWords(draft.writer)}`}
      ruled
      actions={
        <div className={classes.headActions}>
          <QuotaLine productId={product?.id ?? null} />
          <Link to={paths[area]} search={{ tab: 'documents' }} {...buttonLook()}>
            Документы
          </Link>
        </div>
      }
    />
  );
  if (kinds.data === undefined || kind === undefined) {
    return (
      <>
        {title}
        {kinds.error !== null ? (
          <ErrorState onRetry={() => void kinds.refetch()} code={asProblem(kinds.error).shortCode}>
            {asProblem(kinds.error).message}
          </ErrorState>
        ) : kinds.data === undefined ? (
          <PageSkeleton />
        ) : (
          <EmptyState>Ваши продукты этого раздела документов пока не составляют.</EmptyState>
        )}
      </>
    );
  }
  // The server does not see a birth that is typed and not taken yet.
  const noClient = 'Выберите клиента из книги или введите рождение и нажмите «Взять это рождение»';
  const mistake = start.mistake('client')
    ? noClient
    : ['clientId', 'client.birth', 'second', 'second.birth', 'people'].map(start.mistake).find((one) => one !== null);
  const question = start.mistake('question');
  return (
    <>
      {title}
      <div className={classes.order}>
        <KindChoice
          kinds={askable ?? []}
          owned={ownedIds}
          value={kind.id}
          onChange={(next) => change({ kind: next, without: [] })}
        />
        <section {...cardLook({ className: classes.step })} aria-labelledby="document-client">
          <div {...cardHeadLook()}>
            <h2 id="document-client">Клиент и вопрос</h2>
            <span className="cap">шаг 2 из 3</span>
          </div>
          <ClientChoice
            label="Клиент из книги"
            draftOf="document"
            value={{ clientId: draft.clientId, birthId: draft.birthId, birth: draft.birth }}
            onChange={change}
            keeping={{ isKept: draft.isKept, onChange: (isKept) => change({ isKept }) }}
          />
          {isPair && (
            <div className={classes.second}>
              <h3>Второй человек</h3>
              <ClientChoice
                label="Второй человек из книги"
                draftOf="document-second"
                value={draft.second}
                onChange={(second) => change({ second })}
              />
            </div>
          )}
          {isFamily && <FamilyFields value={draft.people} onChange={(people) => change({ people })} />}
          {isHour && <HourFields value={hour} mistake={start.mistake} onChange={(next) => change({ hour: next })} />}
          {isYear && <YearFields value={draft.year} mistake={start.mistake} onChange={(year) => change({ year })} />}
          {isMonth && (
            <MonthField value={draft.month} mistake={start.mistake('from')} onChange={(month) => change({ month })} />
          )}
          {isQuestion && (
            <QuestionFields value={asked} mistake={start.mistake} onChange={(next) => change({ asked: next })} />
          )}
          {isName && (
            <NameField value={draft.names} mistake={start.mistake('name')} onChange={(names) => change({ names })} />
          )}
          {mistake !== undefined && <FieldError>{mistake}</FieldError>}
          <Textarea
            label="Вопрос клиента своими словами"
            description={`${draft.question.length} из ${longestQuestion}. ${isQuestion ? 'На него и отвечает документ' : 'По вопросу выбираются области, о которых писать'}`}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={longestQuestion}
            value={draft.question}
            error={question === null ? null : <FieldError>{question}</FieldError>}
            onChange={(event) => change({ question: event.currentTarget.value })}
          />
          <MannerFields value={draft} onChange={change} />
          <WriterChoice value={draft} hasQuestion={draft.question.trim() !== ''} onChange={change} />
        </section>
        <section {...cardLook({ className: classes.step })} aria-labelledby="document-sections">
          <div {...cardHeadLook()}>
            <h2 id="document-sections">Разделы</h2>
            <span className="cap">шаг 3 из 3</span>
          </div>
          <SectionChoice sections={kind.sections} without={draft.without} onChange={(without) => change({ without })} />
          {owned.filter(({ kinds: opened }) => opened.includes(kind.id)).length > 1 && (
            <NativeSelect
              label="За счёт продукта"
              value={String(product?.id ?? '')}
              data={owned
                .filter(({ kinds: opened }) => opened.includes(kind.id))
                .map(({ id, title: name }) => ({ value: String(id), label: name }))}
              onChange={(event) => change({ productId: Number(event.currentTarget.value) })}
            />
          )}
          {isExhausted && quota.data !== undefined ? (
            <div {...noteLook({ tone: 'bad' })} role="alert">
              <Icon name="lock" />
              <div className="stack">
                <p>{exhaustedWords(quota.data)}</p>
                <Link to={paths[area]} search={{ tab: 'documents' }} {...buttonLook({ size: 'sm' })}>
                  К документам
                </Link>
              </div>
            </div>
          ) : (
            <>
              <Button
                full
                variant="primary"
                loading={start.isBusy}
                aria-disabled={order === null || undefined}
                onClick={() => order !== null && void start.run(order)}
              >
                Составить документ
              </Button>
              <p {...hintLook()}>
                {order === null
                  ? isPair
                    ? 'Выберите обоих: из книги или введите рождение.'
                    : isFamily
                      ? 'Выберите клиента и хотя бы ещё одного человека.'
                      : isQuestion
                        ? 'Напишите вопрос и выберите место; клиента называть не обязательно.'
                        : isHour
                          ? 'Выберите клиента, место и срок.'
                          : isName
                            ? 'Выберите клиента и впишите имена.'
                            : 'Выберите клиента или введите рождение.'
                  : quota.data !== undefined && chargeWords(kind.cost, quota.data)}
              </p>
            </>
          )}
          {start.failure !== null && !isExhausted && mistake === undefined && question === null && (
            <FormError>{start.failure.message}</FormError>
          )}
        </section>
      </div>
    </>
  );
}
