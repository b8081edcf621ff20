import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { socialNetworks } from '@nebosvod/contracts/social-media';
import { chipLook } from '../../../ui/chip-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import classes from './form.module.css';

interface Props {
  readonly value: ContentPlan['networks'];
  readonly onChange: (networks: ContentPlan['networks']) => void;
}

/** Networks of a plan, each pressed or not; those with a mark say why. */
export function NetworkChips({ value, onChange }: Props) {
  const restricted = socialNetworks.filter(({ id, isRestricted }) => isRestricted && value.includes(id));
  return (
    <fieldset>
      <legend>Сети</legend>
      <div className={classes.chips}>
        {socialNetworks.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            {...chipLook()}
            aria-pressed={value.includes(id)}
            onClick={() => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])}
          >
            {title}
          </button>
        ))}
      </div>
      {restricted.some(({ title }) => title.endsWith('*')) && (
        <p {...hintLook()}>* Принадлежит Meta, признанной в России экстремистской. Реклама там запрещена.</p>
      )}
      {restricted.some(({ title }) => !title.endsWith('*')) && (
        <p {...hintLook()}>
          {restricted
            .filter(({ title }) => !title.endsWith('*'))
            .map(({ title }) => title)
            .join(', ')}
          : сеть ограничена, реклама там нарушает закон. Рассказывать о небе можно.
        </p>
      )}
    </fieldset>
  );
}
