import { linkLook } from '../../ui/link-look.ts';
import { type About, useOpenAbout } from './reading-about.ts';

interface Props {
  readonly about: About;
  /** Whom or what it is about, for those who hear the page. */
  readonly name: string;
  /** What is read on it, where the usual words are not enough. */
  readonly text?: string;
}

/** Leads into the reading of the chart at the place where it speaks of something; nothing where there is no reading beside. */
export function AboutLink({ about, name, text }: Props) {
  const open = useOpenAbout();
  if (open === null) return null;
  return (
    <button type="button" {...linkLook({ className: 'cap no-print' })} onClick={() => open(about)}>
      {text ?? (
        <>
          Подробнее в чтении карты<span className="vh">: {name}</span>
        </>
      )}
    </button>
  );
}
