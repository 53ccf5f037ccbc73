import sharp from 'sharp'
import { expect, expectAccessible, expectNoOverflow, open, type Page, test } from './fixtures.ts'
import { makeMember, signIn, signInByForm } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

function edit(page: Page, section: string) {
  return page.getByRole('button', { name: new RegExp(`^(Uredi|Dodaj): ${section}$`) })
}

const saved = /Sačuvano u \d\d:\d\d/

test('on a phone a member writes a profile in place, sees it with the eyes of others and publishes it', async ({
  page,
  browser,
  product,
  address,
}) => {
  // A long journey with pictures, which the server re-encodes.
  await makeMember({ browser, product, address })
  await signInByForm(page, address)
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page).toHaveTitle('Profil | Zamah')
  await expect(page.getByRole('link', { name: 'Napiši naslov' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The headline in both languages, and the municipality in Cyrillic by keyboard only.
  await edit(page, 'Ukratko').press('Enter')
  await expect(page.locator('[name="headline.bhs"]')).toBeFocused()
  await page.keyboard.type('Zidam mostove')
  await page.locator('[name="headline.en"]').fill('I build bridges')
  // Two places share this name, so the field selects neither and lists both.
  await page.locator('[name="municipality"]').fill('trnovo')
  await page.locator('[name="municipality"]').blur()
  await expect(page.locator('#intro').getByText('Trnovo (FBiH), Trnovo (RS)')).toBeVisible()
  await page.locator('[name="municipality"]').fill('трав')
  await expect(page.getByRole('option', { name: /Travnik/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="municipality"]')).toHaveValue('Travnik')
  await expect(page.locator('#intro').getByText(saved)).toBeVisible()
  await expectAccessible(page)
  await page.locator('#intro').getByRole('button', { name: 'Gotovo' }).click()

  // Informal work counts, and the person chooses the order.
  await edit(page, 'Iskustvo').click()
  const work = page.locator('#work')
  for (const name of ['Berba malina', 'Pomoć u trgovini']) {
    await work.getByRole('button', { name: 'Dodaj', exact: true }).click()
    await work.locator('[name$=".kind"]').last().selectOption('informal')
    await work.locator('[name$=".title.bhs"]').last().fill(name)
  }
  await work.locator('[name$=".from.year"]').first().selectOption('2024')
  await work.getByRole('button', { name: 'Pomjeri gore: Pomoć u trgovini' }).press('Enter')
  await expect(work.getByText('Pomoć u trgovini je sada na mjestu 1 od 2')).toBeAttached()
  await expect(work.getByText(saved)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await work.getByRole('button', { name: 'Gotovo' }).click()
  await expect(work.getByRole('heading', { level: 3 })).toHaveText(['Pomoć u trgovini', 'Berba malina'])
  await work.getByRole('button', { name: /Ko vidi: Iskustvo/ }).click()
  await page
    .getByRole('menuitemradio', { name: 'Članovi' })
    .or(page.getByRole('menuitem', { name: 'Članovi' }))
    .click()

  // A photo is uploaded, shrunk on the device.
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00715c' } })
    .png()
    .toBuffer()
  await page
    .locator('[name="picture"]')
    .setInputFiles({ name: 'ja.png', mimeType: 'image/png', buffer: bytes })
  await expect(page.getByText('Slika je sačuvana')).toBeVisible()

  // The public sees less than members do.
  await page.getByRole('button', { name: 'Svi', exact: true }).first().click()
  await expect(page.getByText('Ovako te vidi svako ko nije prijavljen.')).toBeVisible()
  await expect(page.getByText('Zidam mostove')).toBeVisible()
  await expect(page.getByText('Berba malina')).toHaveCount(0)
  await page.getByRole('button', { name: 'Članovi', exact: true }).first().click()
  await expect(page.getByText('Berba malina')).toBeVisible()
  await page.getByRole('button', { name: 'Uređivanje', exact: true }).click()

  await page.getByRole('button', { name: 'Objavi profil' }).click()
  const link = page.getByRole('link', { name: 'Otvori javnu stranicu' })
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/profil\/amra-hodzic/)

  // Without script, as a stranger.
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const stranger = await context.newPage()
  const answer = await stranger.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Amra Hodžić' })).toBeVisible()
  await expect(stranger.getByText('Zidam mostove')).toBeVisible()
  await expect(stranger.getByText('Berba malina')).toHaveCount(0)
  const html = (await answer?.text()) ?? ''
  expect(html.length).toBeLessThan(60_000)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Person',
    name: 'Amra Hodžić',
    jobTitle: 'Zidam mostove',
  })
  await context.close()
  await open(page, path)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('two devices on one section are both shown, and nothing typed is lost', async ({
  page,
  browser,
  product,
  address,
}) => {
  await makeMember({ browser, product, address })
  await signIn(page, address)
  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await signIn(other, address)
  await open(page, '/profile')
  await open(other, '/profile')
  await edit(other, 'O meni').click()
  await other.locator('[name="about.bhs"]').fill('S drugog uređaja')
  await expect(other.locator('#about').getByText(saved)).toBeVisible()

  await edit(page, 'O meni').click()
  await page.locator('[name="about.bhs"]').fill('S ovog uređaja')
  const about = page.locator('#about')
  await expect(about.getByText('S drugog uređaja', { exact: true })).toBeVisible()
  await expect(page.locator('[name="about.bhs"]')).toHaveValue('S ovog uređaja')
  await expectAccessible(page)
  await about.getByRole('button', { name: 'Sačuvaj moje' }).click()
  await expect(about.getByText(saved)).toBeVisible()
  await page.reload()
  await expect(about.getByText('S ovog uređaja')).toBeVisible()
  await context.close()
})

test('what is written without a link outlives its page and its session, for its writer alone', async ({
  page,
  browser,
  product,
  address,
}) => {
  const neighbour = `neighbour-${address}`
  await makeMember({ browser, product, address })
  await makeMember({ browser, product, address: neighbour })
  await signIn(page, address)
  await open(page, '/profile')
  await page.route('**/api/profile/about', (route) => route.abort())
  await edit(page, 'O meni').click()
  await page.locator('[name="about.bhs"]').fill('Pisano u vozu')
  await expect(page.getByText('Nema interneta. Tekst je sačuvan na ovom uređaju')).toBeVisible()

  // The session ends, and a neighbour signs in on the same device.
  await page.evaluate(() => localStorage.clear())
  await page.unroute('**/api/profile/about')
  await signInByForm(page, neighbour)
  await open(page, '/profile')
  await expect(edit(page, 'O meni')).toBeVisible()
  await expect(page.getByText('Pisano u vozu')).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await signInByForm(page, address)
  await open(page, '/profile')
  await expect(page.locator('[name="about.bhs"]')).toHaveValue('Pisano u vozu')
  await expect(page.locator('#about').getByText(saved)).toBeVisible()
})
