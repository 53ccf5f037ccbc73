import { expect, open, type Page } from './fixtures.ts'

/** Opens a link into a team, checks that it asks first, and joins by the button. */
export async function joinBy(
  page: Page,
  link: string,
  { by, act = 'Pridruži se' }: { by: string; act?: string },
) {
  await open(page, `/canvas${new URL(link, 'http://localhost').hash}`)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${by} .*te zove`) })).toBeVisible()
  await page.getByRole('button', { name: act }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
}
