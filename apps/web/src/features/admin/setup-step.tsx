import type { getSetup, SetupStep } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { ReactNode } from 'react';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { tagLook } from '../../ui/tag-look.ts';
import classes from './admin.module.css';
import { BrandForm } from './brand-form.tsx';
import { LegalForm } from './legal-form.tsx';
import { OffersForm } from './offers-form.tsx';
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
  offers: (props) => <OffersForm {...props} />,
  legal: (props) => <LegalForm {...props} />,
};
const tests: Partial<Record<SetupStep, () => ReactNode>> = {
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
  if (forms[id] !== undefined) return isSet ? 'Изменить' : 'Задать';
  return isSet ? 'Проверить' : 'Как задать';
}

interface Props extends StepFormProps {
  readonly step: AnswerOf<typeof getSetup>[number];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** One step: what it is for, what visitors meet without it, and the form or the test of it. */
export function SetupStepItem({ step, settings, isOpen, onOpen, onDone }: Props) {
  const { id, isSet, isLater, note } = step;
  const { title, without, how } = stepWords[id];
  const { save } = useSettingChange();
  const putOff = useAction(async () => {
    await save('later', id, {});
    onDone(`Отложено: ${title}.`);
  });
  return (
    <li aria-current={isOpen ? 'step' : undefined}>
      <div>
        <h3>
          {title} <span {...tagLook()}>{isSet ? 'задано' : isLater ? 'позже' : 'не задано'}</span>
        </h3>
        {note !== null && <p {...hintLook()}>{note}</p>}
        {!isSet && <p>{without}</p>}
        {isOpen && (
          <div className={classes.step}>
            {forms[id]?.({ settings, onDone }) ?? <p>{how}</p>}
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
        {isOpen && !isSet && !isLater && (
          <Button variant="quiet" loading={putOff.isBusy} onClick={() => void putOff.run()}>
            Позже<span className="vh">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
