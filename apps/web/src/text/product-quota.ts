const plural = new Intl.PluralRules('ru');

/** «1 генерация», «2 генерации», «5 генераций», with a no-break space. */
export function generations(count: number): string {
  const form = plural.select(count);
  return `${count}\u00a0${form === 'one' ? 'генерация' : form === 'few' ? 'генерации' : 'генераций'}`;
}
