import { Link } from '@tanstack/react-router';
import { clearChartWarning } from '../../platform/chart-warning.ts';
import { paths, type Section } from '../../platform/paths.ts';
import { shellText } from '../../text/shell.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './logo-link.module.css';

interface Props {
  readonly section: Section;
  readonly height?: 32 | 40;
}

/** The section's logo: leads to the homepage and brings the notice before the chart back. */
export function LogoLink({ section, height = 40 }: Props) {
  return (
    <Link
      to={paths.home}
      className={classes.logo}
      aria-label={`Небосвод. ${shellText.toHome}`}
      activeProps={{}}
      onClick={clearChartWarning}
    >
      <Logo section={section} height={height} />
    </Link>
  );
}
