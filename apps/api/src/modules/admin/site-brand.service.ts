import type { SiteBrand } from '@nebosvod/contracts/site-brand';
import { checkAccent } from '@nebosvod/drawing/site-accent';
import { formatNumber } from '@nebosvod/terms/plural';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { findSiteLogo } from '../content/site-logo.repository.ts';

const grounds = { dark: 'на тёмном фоне', light: 'на светлом фоне' } as const;

/** @throws ProblemError 400 for a colour whose words could not be read, with the nearest that could, and for a picture that is not there */
export async function checkBrand(db: Db, brand: SiteBrand): Promise<void> {
  const errors: { path: string; message: string }[] = (['dark', 'light'] as const).flatMap((theme) => {
    const { contrast, isReadable, nearest } = checkAccent(brand[theme], theme);
    if (isReadable) return [];
    const measured = formatNumber(Math.floor(contrast * 10) / 10, 1);
    return [
      {
        path: theme,
        message: `Контраст ${grounds[theme]} ${measured}:1, а нужно 4,5:1. Ближайший, который читается: ${nearest}`,
      },
    ];
  });
  if (brand.logoId !== null && !(await findSiteLogo(db, brand.logoId)))
    errors.push({ path: 'logoId', message: 'Этой картинки уже нет: загрузите её снова' });
  if (errors.length > 0) throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
}
