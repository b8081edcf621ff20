import type { getSetup, SetupStep } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { ReactNode } from 'react';
import { FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { tagLook } from '../../ui/tag-look.ts';
import classes from './admin.module.css';
import { BrandForm } from './brand-form.tsx';
import { ChatForm, CounterForm, GetcourseForm, MailForm, PaymentForm } from './connection-steps.tsx';
import { HeldTest } from './held-test.tsx';
import { LegalForm } from './legal-form.tsx';
import { PricesForm } from './prices-form.tsx';
import { SellerForm } from './seller-form.tsx';
import { LinkTest, MailTest, ModelTest, PaymentTest } from './setup-tests.tsx';
import { stepWords } from './setup-words.ts';
import { type StepFormProps, useSettingChange } from './use-settings.ts';

/** What of a step is set in the console; the others are set by the environment. */
const forms: Partial<Record<SetupStep, (props: StepFormProps) => ReactNode>> = {
  seller: (props) => <SellerForm {...props} />,
  brand: (props) => <BrandForm {...props} />,
  prices: (props) => <PricesForm {...props} />,
  offers: (props) => <GetcourseForm {...props} />,
  legal: (props) => <LegalForm {...props} />,
  mail: (props) => <MailForm {...props} />,
  payment: (props) => <PaymentForm {...props} />,
  chat: (props) => <ChatForm {...props} />,
  counter: (props) => <CounterForm {...props} />,
};
const tests: Partial<Record<SetupStep, () => ReactNode>> = {
  seller: () => <HeldTest step="seller" />,
  brand: () => <HeldTest step="brand" />,
  prices: () => <HeldTest step="prices" />,
  offers: () => <HeldTest step="offers" />,
  legal: () => <HeldTest step="legal" />,
  mail: () => <MailTest />,
  payment: () => <PaymentTest />,
};
/** These try what is set, and nothing else. */
const testsOfSet: Partial<Record<SetupStep, () => ReactNode>> = {
  address: () => <LinkTest step="address" />,
  chat: () => <LinkTest step="chat" />,
  counter: () => <LinkTest step="counter" />,
  model: () => <ModelTest />,
};

/** What pressing a closed step leads to: a form, a test, or words on where it is set. */
function callOf(id: SetupStep, isSet: boolean): string {
  if (forms[id] !== undefined) return isSet ? 'Открыть' : 'Задать';
  return isSet ? 'Проверить' : 'Как задать';
}

interface Props extends StepFormProps {
  readonly step: AnswerOf<typeof getSetup>[number];
  readonly isOpen: boolean;
  /** The address of the page leads to it. */
  readonly isAsked: boolean;
  /** What was done in it last. */
  readonly note: string | null;
  readonly onOpen: () => void;
  /** Leads to the next step that is neither set nor put off. */
  readonly onNext: () => void;
}

const intoView = (item: HTMLLIElement | null) => item?.scrollIntoView({ block: 'start' });

/** One step: what it is for, what visitors meet without it, and the form or the test of it. */
export function SetupStepItem({ step, settings, isOpen, isAsked, note, onOpen, onNext, onDone }: Props) {
  const { id, isSet, isLater, note: told } = step;
  const { title, without, how } = stepWords[id];
  const { save } = useSettingChange();
  const putOff = useAction(async () => {
    await save('later', id, {});
    onNext();
  });
  return (
    <li aria-current={isOpen ? 'step' : undefined} ref={isAsked ? intoView : undefined}>
      <div>
        <h3>
          {title} <span {...tagLook()}>{isSet ? 'задано' : isLater ? 'позже' : 'не задано'}</span>
        </h3>
        {told !== null && <p {...hintLook()}>{told}</p>}
        {!isSet && <p>{without}</p>}
        {isOpen && (
          <div className={classes.step}>
            {forms[id]?.({ settings, onDone }) ?? <p>{how}</p>}
            <FormNote>{note}</FormNote>
            {tests[id]?.()}
            {isSet && testsOfSet[id]?.()}
          </div>
        )}
      </div>
      <div className="row wrap">
        {!isOpen && (
          <Button onClick={onOpen}>
            {callOf(id, isSet)}
            <span className="vh">: {title}</span>
          </Button>
        )}
        {isOpen && isSet && (
          <Button onClick={onNext}>
            Дальше<span className="vh">: после шага «{title}»</span>
          </Button>
        )}
        {isOpen && !isSet && !isLater && (
          <Button variant="quiet" loading={putOff.isBusy} onClick={() => void putOff.run()}>
            Позже<span className="vh">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
