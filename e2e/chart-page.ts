import type { Locator, Page } from 'playwright-core';

/** Opens «⋯» of a chart: style, data, settings, comparison, print. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Ещё действия с картой' }).click();
  return page.getByRole('dialog', { name: 'Действия с картой' });
}

/** Presses an entry of that menu, a button or a link. */
export async function pressInMenu(page: Page, name: string): Promise<void> {
  const menu = await openMenu(page);
  await menu
    .getByRole('button', { name, exact: true })
    .or(menu.getByRole('link', { name, exact: true }))
    .click();
}

/** Opens a tab of a chart by its group and its name. */
export async function openChartTab(page: Page, group: string, tab: string): Promise<void> {
  await page.getByRole('group', { name: 'Разделы карты' }).getByRole('button', { name: group }).click();
  await page.getByRole('tab', { name: tab, exact: true }).click();
}
