import { z } from 'zod';
import { analytics } from '../../platform/analytics/analytics.ts';
import { config } from '../../platform/config.ts';
import { persistedValue } from '../../platform/persisted-value.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import classes from './faq.module.css';
import type { Question } from './faq-search.ts';

interface Props {
  readonly entry: Question;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A question that opens in place and can be linked to by its anchor. */
export function QuestionEntry({ entry, isOpen, onToggle }: Props) {
  return (
    <details
      id={entry.id}
      className={classes.entry}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && onToggle(event.currentTarget.open)}
    >
      <summary>
        <h3>{entry.question}</h3>
        <Icon name="down" size={16} />
      </summary>
      <div className={classes.body}>
        <MarkdownText>{entry.answer}</MarkdownText>
        <Helped id={entry.id} />
      </div>
    </details>
  );
}

/** Which answers helped, as said on this device. */
const votes = persistedValue('localStorage', 'nebosvod-faq-helped', (stored) =>
  z.record(z.string(), z.boolean()).catch({}).parse(stored),
);

function Helped({ id }: { readonly id: string }) {
  const helped = votes.use()[id] ?? null;
  const vote = (answer: boolean) => {
    votes.set({ ...votes.get(), [id]: answer });
    analytics.goal(answer ? 'faq_helped' : 'faq_not_helped');
  };
  return (
    <div className={classes.helped} role="status">
      {helped === null ? (
        <>
          <span>Помогло?</span>
          <Button size="sm" onClick={() => vote(true)}>
            Да
          </Button>
          <Button size="sm" onClick={() => vote(false)}>
            Нет
          </Button>
        </>
      ) : helped ? (
        <span>Рады, что помогло.</span>
      ) : (
        <span>
          Жаль.{' '}
          {config.chatUrl === null ? 'Поищите другими словами: соседние ответы могут подойти лучше.' : <ChatLink />}
        </span>
      )}
      <a {...linkLook()} href={`#${id}`}>
        Ссылка на ответ
      </a>
    </div>
  );
}

/** The way to people; only where the operator has a chat. */
export function ChatLink() {
  return (
    <a {...linkLook()} href={config.chatUrl ?? undefined} target="_blank" rel="noopener noreferrer">
      Спросить в чате
      <span className="vh"> (откроется чат на другом сайте)</span>
    </a>
  );
}
