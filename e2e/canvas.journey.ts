import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { expectReadable, sheetsOf } from './sheets.ts'

test.use({ serviceWorkers: 'allow' })

test('an application is begun on a phone, goes on without a link, and is written on a desktop at the same time', async ({
  page,
  deviceOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/calls/jesen-u-zenici')
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
  const problem = page.getByRole('textbox', { name: 'Problem' })
  await problem.click()
  await page.keyboard.type('Park kod škole nema nijednu klupu.')
  await expect(page.getByRole('status').getByText('Sačuvano', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.reload()
  await expect(problem).toHaveText('Park kod škole nema nijednu klupu.')

  // Offline writing continues, and the page says where the text is stored.
  await page.context().setOffline(true)
  await problem.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Ni svjetla.')
  await expect(page.getByRole('status').getByText('Bez interneta, sačuvano na uređaju')).toBeVisible()

  // In the meantime on the desktop, from the member's list.
  const desk = await deviceOf('member', 'bhs', { viewport: { width: 1280, height: 800 } })
  await open(desk, '/canvas')
  await desk.getByRole('main').getByRole('link', { name: 'Prijava bez naziva' }).click()
  await expect(desk.getByText('Park kod škole nema nijednu klupu.')).toBeVisible()
  await desk.getByRole('region', { name: 'Problem' }).getByRole('button', { name: /^Piši/ }).press('Enter')
  const same = desk.getByRole('textbox', { name: 'Problem' })
  await same.click()
  await desk.keyboard.press('Control+Home')
  await desk.keyboard.type('Trideset godina star. ')
  await expect(desk.getByRole('status').getByText('Sačuvano', { exact: true })).toBeVisible()
  await expectAccessible(desk)
  await expectNoOverflow(desk)

  // The print view shows everything in black on white, says that it was not sent, and has a line for each signature.
  await desk.emulateMedia({ colorScheme: 'dark' })
  const sheets = await sheetsOf(desk)
  expect(sheets.join('')).toMatch(/Prijavajošnijeposlana\..*Tridesetgodinastar\..*Potpisi.*AmraHodžić/)
  expectReadable(sheets, { title: 'Prijava bez naziva', header: 'Početna' })
  await expect(same).toBeVisible()

  // After reconnection both have everything, and no text is lost.
  await page.context().setOffline(false)
  const whole = 'Trideset godina star. Park kod škole nema nijednu klupu. Ni svjetla.'
  await expect(problem).toHaveText(whole)

  // However fast somebody types, and wherever in a name, each letter stays in its place.
  const name = page.getByRole('textbox', { name: 'Naziv projekta' })
  await name.pressSequentially('Klupe kod škole', { delay: 5 })
  await expect(name).toHaveValue('Klupe kod škole')
  await name.press('Home')
  for (let letter = 0; letter < 'Klupe'.length; letter += 1) await name.press('ArrowRight')
  await page.keyboard.type(' i hlad', { delay: 5 })
  await expect(name).toHaveValue('Klupe i hlad kod škole')
  await expect(same).toHaveText(whole)
  await page.getByRole('button', { name: /^Pravila/ }).press('Enter')
  await expect(page.getByRole('dialog').getByText(/U ekipi treba bar 3 osobe/)).toBeVisible()
  await expectAccessible(page)
})
