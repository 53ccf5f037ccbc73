import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('who hires reads at home what waits, and each row leads to where it is done', async ({ page }) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/organisations/mine')
  await page.getByRole('link', { name: 'Una Softver' }).click()
  await expect(page).toHaveURL('/organisations/una-softver/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Danas odgovori|čeka odgovor|Sve je odgovoreno/,
  )
  await expectAccessible(page)
  await expectNoOverflow(page)
  const queue = page.getByRole('region', { name: 'Šta čeka' })
  await queue.getByRole('link', { name: 'Nove prijave' }).click()
  await expect(page).toHaveURL(/\/opportunities\/[\w-]+\/applications\?status=sent$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Nova prilika' }).click()
  await expect(page).toHaveURL('/opportunities/new?organisation=una-softver')
})
