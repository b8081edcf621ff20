import { Icon } from '../../../ui/icon.tsx';
import type { Relation } from '../api/numerology.ts';
import { relationWords } from '../words.ts';
import classes from './friendship.module.css';

const icons = { same: 'good', friend: 'good', neutral: 'minus', enemy: 'bad' } as const;
const tones = { same: 'good', friend: 'good', neutral: 'muted', enemy: 'bad' } as const;

/** How one number regards another: an icon and a word, never colour alone. */
export function RelationMark({ relation }: { readonly relation: Relation }) {
  return (
    <span className={classes.relation}>
      <Icon name={icons[relation]} size={16} className={tones[relation]} />
      {relationWords[relation]}
    </span>
  );
}
