import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { useFirstQuestions } from '../api/use-home-lists.ts';
import classes from '../home.module.css';
import { ListBlock } from './block.tsx';

/** Five titles, each leading to its answer. */
export function QuestionsBlock() {
  return (
    <ListBlock
      title="Вопросы"
      query={useFirstQuestions()}
      failed="Вопросы не загрузились"
      more={
        <Link to={paths.faq} {...linkLook({ className: 'cap' })}>
          Все<span className="vh"> вопросы</span>
        </Link>
      }
    >
      {(questions) => (
        <ul className={classes.questions}>
          {questions.map(({ id, question }) => (
            <li key={id}>
              <Link to={paths.faq} hash={id}>
                {question}
                <Icon name="right" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListBlock>
  );
}
