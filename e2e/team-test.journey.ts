import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('the test is taken on a phone without a link, by keys, and its summary is shared with a team', async ({
  page,
}) => {
  // In the demo world she has taken it, runs a team and lacks somebody who likes to finish.
  await signInAs(page, 'member', 'bhs')
  await open(page, '/team-test')
  await expect(page.getByRole('heading', { name: 'Tvoj profil' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Ponovi test' }).click()
  await expect(page.getByRole('heading', { name: /Tvrdnja 1 od 32/ })).toBeFocused()
  await expectAccessible(page)
  await expectNoOverflow(page)
  for (let place = 1; place <= 6; place += 1) {
    await expect(page.getByRole('heading', { name: `Tvrdnja ${place} od 32` })).toBeFocused()
    await page.keyboard.press(place % 2 ? '5' : '2')
  }
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('heading', { name: 'Tvrdnja 6 od 32' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Rijetko' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Na uređaju')).toBeVisible()

  // A reload loses nothing.
  await page.reload()
  await page.getByRole('button', { name: 'Nastavi', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tvrdnja 6 od 32' })).toBeFocused()

  // Offline the test continues, and its result waits on the device.
  await page.context().setOffline(true)
  await expect(page.getByText('Nema interneta, ali možeš nastaviti')).toBeVisible()
  for (let place = 6; place <= 32; place += 1) {
    await expect(page.getByRole('heading', { name: `Tvrdnja ${place} od 32` })).toBeFocused()
    await page.keyboard.press(place > 24 ? '1' : '5')
  }
  await expect(page.getByText('šalje se čim bude veze')).toBeVisible()
  // Screen readers continue at the result.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Tvoj rezultat, /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Obriši rezultat od / })).toHaveCount(3)
  await page.getByText('Prikaži kao tabelu').click()
  await expect(page.getByRole('row', { name: /^Pokreće / })).toBeVisible()
  await expectAccessible(page)

  // The team sees a summary as long as she shares it.
  await page.getByRole('link', { name: 'Klupe na Uni' }).click()
  const coverage = page.getByRole('region', { name: 'Ko šta voli' })
  await expect(coverage.getByRole('columnheader', { name: 'Amra Hodžić' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('switch', { name: 'Ekipa vidi moj sažetak' }).click()
  await expect(coverage.getByRole('columnheader', { name: 'Amra Hodžić' })).toBeHidden()
  await page.getByRole('button', { name: 'Pozovi: Emina Avdić' }).click()
  await expect(page.getByRole('button', { name: 'Ukloni: Emina Avdić' })).toBeVisible()
})
