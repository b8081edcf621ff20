import classes from './skip-link.module.css';

/** The first thing that Tab comes to: past the head of the page to its content. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a className={classes.skip} href={to}>
      {children}
    </a>
  );
}
