import sharp from 'sharp'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { mailedCode, mailedLink, makeMember, signIn, signInByForm } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone a member opens an organisation, invites a colleague, proves the domain and gets the mark', async ({
  page,
  browser,
  product,
  address,
}) => {
  // Four people and their emails, in three browsers.
  const slugWord = address.replace(/\W/g, '').slice(0, 24)
  const domain = `${slugWord}.example`
  await makeMember({ browser, product, address })
  await signInByForm(page, address)

  // The menu has the link; typed text survives a reload.
  await page.getByRole('button', { name: 'Tvoj račun' }).click()
  await page.getByRole('menuitem', { name: 'Moje organizacije' }).click()
  await expect(page).toHaveURL('/organisations/mine')
  await expect(page.getByText('Još ne pripadaš nijednoj organizaciji')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Nova organizacija' }).click()
  await page.locator('[name="name"]').fill(`Ćuprija ${slugWord}`)
  await page.reload()
  await expect(page.locator('[name="name"]')).toHaveValue(`Ćuprija ${slugWord}`)
  await page.getByRole('button', { name: 'Napravi stranicu' }).click()
  await expect(page.getByText('Izaberi vrstu.').last()).toBeVisible()
  await page.locator('[name="kind"]').selectOption('employer')
  await page.locator('[name="municipality"]').selectOption('travnik')
  await page.locator('[name="website"]').fill(`www.${domain}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Napravi stranicu' }).click()
  await expect(page).toHaveURL(/\/organisations\/cuprija-[\w-]+\/home$/)
  const slug = new URL(page.url()).pathname.split('/')[2] ?? ''

  // Its home says the steps to the first application.
  await expect(page.getByRole('heading', { level: 1, name: 'Još 3 koraka do prve prijave' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zalijepi oglas' })).toHaveAttribute(
    'href',
    '/opportunities/import',
  )
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Stranica i ljudi' }).click()
  await expect(page).toHaveURL(`/organisations/${slug}/manage`)

  // One step leads to the organisation's opportunities.
  await page.getByRole('main').getByRole('link', { name: 'Prilike', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prilike organizacije' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nova prilika' })).toBeVisible()
  await page.goBack()

  // The page, in both languages; a wrong number shows an error at its field.
  await expect(page.locator('[name="website"]')).toHaveValue(`https://www.${domain}`)
  await page.locator('[name="about.bhs"]').fill('Gradimo mostove.\n\nI pješačke.')
  await page.locator('[name="about.en"]').fill('We build bridges.')
  await page.locator('[name="replyDays"]').fill('7')
  await page.locator('[name="registerNumber"]').fill('123')
  await page.reload()
  await expect(page.locator('[name="about.bhs"]')).toHaveValue('Gradimo mostove.\n\nI pješačke.')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page.getByText('JIB ima tačno 13 cifara.').last()).toBeVisible()
  await page.locator('[name="registerNumber"]').fill('4200 000 000 001')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page.getByText('Sačuvano', { exact: true })).toBeVisible()
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff7a4d' } })
    .png()
    .toBuffer()
  await page
    .locator('[name="logo"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: bytes })
  await expect(page.getByRole('button', { name: 'Ukloni logo' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // A colleague without an account gets a link, registers, and joins.
  await page.getByRole('tab', { name: 'Ljudi' }).click()
  const colleague = `kolega.${address}`
  await page.getByRole('region', { name: 'Pozovi nekog' }).locator('[name="email"]').fill(colleague)
  await page.getByRole('button', { name: 'Pošalji pozivnicu' }).click()
  await expect(page.getByText(colleague, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const link = await mailedLink({ product, address: colleague, page: '/organisations/invitation' })
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } })
  const other = await context.newPage()
  await open(other, link)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('te poziva')
  await expect(other.getByRole('link', { name: 'Registracija' })).toBeVisible()
  await expectAccessible(other)
  await expectNoOverflow(other)
  await makeMember({ browser, product, address: colleague })
  await signIn(other, colleague)
  await open(other, link)
  await other.getByRole('button', { name: 'Prihvati' }).click()
  await expect(other).toHaveURL(`/organisations/${slug}/manage`)
  await expect(other.getByText('Tvoja uloga: uređivanje')).toBeVisible()
  await context.close()

  // The last owner cannot leave.
  await page.reload()
  await expect(page.getByText('2 osobe')).toBeVisible()
  await page.getByRole('button', { name: /^Napusti: Ćuprija/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Napusti', exact: true }).click()
  await expect(
    page.getByText('Bar jedna osoba mora voditi organizaciju.', { exact: false }).first(),
  ).toBeVisible()

  // The domain, by a code to a mailbox there; then verification by staff.
  await page.getByRole('tab', { name: 'Provjera' }).click()
  await page.locator('[name="mailbox"]').fill('kontakt')
  await page.getByRole('button', { name: 'Pošalji kod' }).click()
  await expect(page.getByText(`Poslali smo kod na kontakt@${domain}.`, { exact: false })).toBeVisible()
  const code = await mailedCode({ product, address: `kontakt@${domain}` })
  await page.locator('[name="code"]').fill(code)
  await page.getByRole('button', { name: 'Potvrdi domenu' }).click()
  await expect(page.getByText(`Dokazano: ${domain}`)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Zatraži provjeru' }).click()
  await expect(page.getByText('Provjera je zatražena', { exact: false }).first()).toBeVisible()

  // Staff find it in the queue and verify it.
  const console = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
  })
  const staff = await console.newPage()
  await signInAs(staff, 'global admin', 'bhs')
  await open(staff, '/admin/organisations')
  await expect(staff.getByText(/^Čekaju? \d+ organizacij/)).toBeVisible()
  await expectAccessible(staff)
  await expectNoOverflow(staff)
  await staff.getByRole('button', { name: `Ćuprija ${slugWord}` }).click()
  const sheet = staff.getByRole('dialog')
  await expect(sheet.getByText('4200000000001')).toBeVisible()
  await sheet.getByRole('button', { name: 'Odbij' }).click()
  await expect(sheet.getByText('Izaberi razlog.').last()).toBeVisible()
  await expectAccessible(staff)
  await sheet.getByRole('button', { name: 'Daj oznaku' }).click()
  await expect(staff.getByText('Odlučeno, organizacija je obaviještena')).toBeVisible()
  const mail = await product.mails.next(address, ({ subject }) => /oznaku provjere/.test(subject ?? ''))
  expect(mail.text).toContain(`/organisations/${slug}/manage`)
  await console.close()

  // Everyone can read it, also without script.
  const bare = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const stranger = await bare.newPage()
  const answer = await stranger.goto(`/organisations/${slug}`)
  expect(answer?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Provjerena organizacija')
  await expect(stranger.getByText('I pješačke.')).toBeVisible()
  await expect(stranger.getByText('Obećava odgovor na svaku prijavu u roku od 7 dana.')).toBeVisible()
  const html = (await answer?.text()) ?? ''
  expect(html.length).toBeLessThan(60_000)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Organization',
    taxID: '4200000000001',
    address: { addressLocality: 'Travnik' },
  })
  await stranger.goto(`/organisations?query=cuprija&kind=employer`)
  await expect(stranger.getByRole('link', { name: `Ćuprija ${slugWord}` })).toBeVisible()
  await bare.close()
  await open(page, `/organisations/${slug}`)
  await expect(page.getByRole('link', { name: 'Uredi organizaciju' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
})

test('two people who edit at once are both heard, and nothing typed is lost', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await signInAs(other, 'organisation editor', 'bhs')
  const path = '/organisations/una-softver/manage'
  await open(page, path)
  await open(other, path)
  await other.locator('[name="address"]').fill('S drugog uređaja')
  await other.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(other.getByText('Sačuvano', { exact: true })).toBeVisible()
  await page.locator('[name="address"]').fill('S ovog uređaja')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page.getByText('Neko je u međuvremenu sačuvao', { exact: false })).toBeVisible()
  await expect(page.locator('[name="address"]')).toHaveValue('S ovog uređaja')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sačuvaj moje' }).click()
  await expect(page.getByText('Sačuvano', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('[name="address"]')).toHaveValue('S ovog uređaja')
  await context.close()
})
