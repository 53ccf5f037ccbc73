import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a reviewer on a phone scores an application whose team is hidden, and keeps the draft over a reload', async ({
  page,
}) => {
  test.setTimeout(120_000)
  // In the demo world he sits on the board of a bank whose call is under review.
  await signInAs(page, 'board reviewer', 'bhs')
  await open(page, '/reviews')
  await expect(page.getByRole('heading', { name: 'Mala kultura' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: /čeka$/ }).first().click()
  await expect(page.getByText('imena su sakrivena')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  for (const criterion of await page.getByRole('region', { name: 'Ocjena' }).getByRole('group').all()) {
    await criterion.getByRole('radio', { name: '3' }).focus()
    await page.keyboard.press('4')
    await expect(criterion.getByRole('radio', { name: '4' })).toBeChecked()
  }
  const comment = page.getByRole('textbox', { name: 'Obrazloženje za ekipu' })
  await comment.fill('Ekipa zna ko svira, kad i gdje, a dogovor s gradom ostaje školi i poslije ovog novca.')
  await expect(page.getByText(/Sačuvano u/)).toBeVisible()
  await page.reload()
  await expect(comment).toHaveValue(/Ekipa zna ko svira/)
  await page.getByRole('button', { name: 'Zaključi ocjenu' }).click()
  await expect(page.getByText('Ocjena je zaključena.').first()).toBeVisible()
  await expect(comment).toHaveAttribute('readonly')
})
