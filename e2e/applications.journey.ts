import { demoAccounts } from '#features/account/server/index.ts'
import { inDays, signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page, tabTo } from './fixtures.ts'

const TITLE = 'Crtač / crtačica mostova'
const saved = /Sačuvano u \d\d:\d\d/
const LETTER = 'Mostove crtam od osnovne škole, a statiku učim već dvije godine.'

test('an organisation asks its own questions, a member answers over a broken line, and hears back once', async ({
  page,
  browser,
  product,
}) => {
  const phone = { baseURL: product.url, viewport: { width: 360, height: 740 } }
  const emailOf = (role: string) => demoAccounts.find((one) => one.role === role)?.email ?? ''

  // The editor opens an opportunity with its own questions.
  await signInAs(page, 'organisation editor', 'bhs')
  const slug = await publish(page)

  // A member applies on a phone.
  const theirs = await browser.newContext(phone)
  const member = await theirs.newPage()
  await signInAs(member, 'member', 'bhs')
  await open(member, `/opportunities/${slug}`)
  await member.getByRole('link', { name: 'Počni prijavu', exact: true }).click()
  await expect(member).toHaveURL(/\/applications\/[\da-f-]{36}$/)
  await expect(member.getByRole('heading', { level: 1, name: `Prijava: ${TITLE}` })).toBeVisible()
  const cvs = member.locator('[name="cv"]')
  await expect.poll(() => cvs.locator('option').count()).toBeGreaterThan(1)
  await cvs.selectOption({ index: 1 })
  await member.locator('[name="letter"]').fill(LETTER)
  await member.getByLabel('Koji most voliš?').fill('Stari most u Mostaru')
  // The upload takes longer than saving the letter.
  const letterSaved = Promise.withResolvers<void>()
  await theirs.route('**/api/applications/*/answers/**', async (route) => {
    await letterSaved.promise
    await route.continue()
  })
  await member.locator('input[type="file"]').setInputFiles({
    name: 'crtež mosta.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  })
  await expect(member.getByText(saved)).toBeVisible()
  letterSaved.resolve()
  await expect(member.getByText('crtež mosta.pdf')).toBeVisible()
  await expect(member.locator('[name="letter"]')).toHaveValue(LETTER)
  await expectAccessible(member)
  await expectNoOverflow(member)

  // The response to the first try is lost; the second one finds that it was sent.
  let tries = 0
  await theirs.route('**/api/applications/*/sending', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  const send = member.getByRole('button', { name: 'Pošalji prijavu' })
  await send.click()
  await expect(
    member
      .getByRole('alert')
      .or(member.getByText(/vezu|veze/))
      .first(),
  ).toBeVisible()
  await expect(member.locator('[name="letter"]')).toHaveValue(LETTER)
  await expect(send).toBeEnabled()
  await send.click()
  await expect(member.getByText('Stanje: poslana')).toBeVisible()
  await expect(member.getByRole('heading', { name: /^Poslano u \d\d:\d\d/ })).toBeVisible()
  expect(tries).toBe(2)
  await expect(member.getByText(LETTER)).toBeVisible()
  await expect(member.getByText('Stari most u Mostaru')).toBeVisible()
  await expectAccessible(member)
  await expectNoOverflow(member)
  const confirmation = ({ subject }: { subject?: string | undefined }) =>
    subject === `Prijava poslana: ${TITLE}`
  await product.mails.next(emailOf('member'), confirmation)
  // A member who reads the answer on the page gets no email about it.
  const own = member.url()
  await open(member, '/settings')

  // Somebody else applies too.
  const other = await browser.newContext(phone)
  const second = await other.newPage()
  await signInAs(second, 'board reviewer', 'bhs')
  await open(second, `/opportunities/${slug}`)
  await second.getByRole('link', { name: 'Počni prijavu', exact: true }).click()
  await second.locator('[name="letter"]').fill('Stefan Marković piše: nosim bicikl preko svakog mosta.')
  await second.getByLabel('Koji most voliš?').fill('Latinska ćuprija')
  await expect(second.getByText(saved)).toBeVisible()
  await second.getByRole('button', { name: 'Pošalji prijavu' }).click()
  await expect(second.getByText('Stanje: poslana')).toBeVisible()
  await other.close()

  // On a desktop, the organisation finds two new applications, each once, and reads them without names.
  await open(page, '/opportunities/mine')
  await page.getByRole('link', { name: `2 nove prijave za ${TITLE}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pristigle prijave' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prijava br. 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prijava br. 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Prijava br\./ })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prijava br. 2' }).click()
  const pane = page.getByRole('region', { name: 'Prijava br. 2' })
  await expect(pane.getByText(/nosim bicikl preko svakog mosta/)).toBeVisible()
  await expect(pane.getByText('Stefan')).toHaveCount(0)
  await expect(pane.getByText('Latinska ćuprija')).toBeVisible()
  await expectAccessible(page)
  await readByKeyboard(page)

  const address = page.url()
  await writeTemplate(page)
  await open(page, address)
  await decideByKeyboard(page)

  // The member sees the answer, and the email says the same.
  const mail = await product.mails.next(emailOf('member'), ({ text }) => /crtaš s nama/.test(text ?? ''))
  expect(mail.text).toContain(`Zdravo Amra, dođi da crtaš s nama: ${TITLE}.`)
  await open(member, own)
  await expect(member.getByText('Stanje: razgovor')).toBeVisible()
  await expect(member.getByRole('heading', { name: /^Poslano u/ })).toHaveCount(0)
  await expect(member.getByText(`Zdravo Amra, dođi da crtaš s nama: ${TITLE}.`)).toBeVisible()
  await expectAccessible(member)
  await expectNoOverflow(member)
  expect(product.mails.to(emailOf('member')).filter(confirmation)).toHaveLength(1)

  // Two times are offered, one is chosen on the phone, and then cancelled by the organisation.
  await propose(page)
  await open(member, own)
  await expect(member.getByRole('group', { name: 'Koji termin ti odgovara?' })).toBeVisible()
  await expectAccessible(member)
  await expectNoOverflow(member)
  await member.getByRole('button', { name: /u 12:00$/ }).click()
  await member.getByRole('button', { name: 'Pošalji odgovor' }).click()
  await expectClearOfBars(member, 'Odgovor je poslan.')
  await expect(member.getByText('Termin je potvrđen.')).toBeVisible()
  await expect(member.getByRole('button', { name: 'Dodaj u kalendar' })).toBeVisible()
  await cancelByKeyboard(page)
  const cancelled = await product.mails.next(emailOf('member'), ({ text }) =>
    /poplavio radionicu/.test(text ?? ''),
  )
  expect(cancelled.text).toContain('Vodovod nam je poplavio radionicu.')
  await open(member, own)
  await expect(member.getByText('Organizacija je otkazala razgovor.')).toBeVisible()
  await expect(member.getByText('Vodovod nam je poplavio radionicu.').first()).toBeVisible()
  await expect(member.getByRole('button', { name: 'Ukloni iz kalendara' })).toBeVisible()
  await expectAccessible(member)
  await expectNoOverflow(member)
  await theirs.close()
})

/** Publishes an opportunity that asks for a sentence and allows a file; returns its address. */
async function publish(page: Page): Promise<string> {
  await open(page, '/opportunities/new')
  await page.locator('[name="organisation"]').selectOption({ label: 'Una Softver' })
  await page.getByRole('radio', { name: 'Posao' }).check({ force: true })
  await page.getByRole('button', { name: 'Počni pisati' }).click()
  await expect(page).toHaveURL(/\/opportunities\/nacrt-\w+\/edit$/)
  await page.locator('[name="title.bhs"]').fill(TITLE)
  await page.locator('[name="title.en"]').fill('Drawer of bridges')
  await page.getByRole('textbox', { name: 'Tekst (naš jezik)' }).click()
  await page.keyboard.type('Crtaš mostove na Uni i mjeriš koliko nose.')
  await page.getByRole('tab', { name: 'Uslovi' }).click()
  // The place of the organisation is there already.
  await expect(page.getByRole('button', { name: 'Ukloni Bihać' })).toBeVisible()
  await page.locator('[name="deadline"]').fill('2030-06-15T14:00')
  await page.getByRole('tab', { name: 'Prijava' }).click()
  await page.locator('[name="contact.email"]').fill('posao@una-softver.example')
  for (const [at, bhs, en, type] of [
    [0, 'Koji most voliš?', 'Which bridge do you like?', 'Kratak tekst'],
    [1, 'Tvoj crtež', 'A drawing of yours', 'Datoteka'],
  ] as const) {
    await page.getByRole('button', { name: 'Dodaj pitanje' }).click()
    await page.locator('[name^="question."][name$=".bhs"]').nth(at).fill(bhs)
    await page.locator('[name^="question."][name$=".en"]').nth(at).fill(en)
    await page.locator('[name^="type."]').nth(at).selectOption({ label: type })
  }
  await page.locator('[name^="required."]').first().check({ force: true })
  await expectAccessible(page)
  await expect(page.getByText(saved)).toBeVisible()
  await page.getByRole('button', { name: 'Objavi', exact: true }).click()
  const link = page.getByRole('link', { name: 'Otvori stranicu' })
  await expect(link).toHaveAttribute('href', '/opportunities/crtac-crtacica-mostova')
  return 'crtac-crtacica-mostova'
}

/** Saves a message template for invitations, after a preview. */
async function writeTemplate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sačuvane poruke' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sačuvane poruke' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nova poruka' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sačuvaj', exact: true }).click()
  await expect(dialog.getByText('Upiši naziv.').first()).toBeVisible()
  await dialog.locator('[name="name"]').fill('Crtanje s nama')
  await dialog.locator('[name="status"]').selectOption('interview')
  await dialog.locator('[name="bhs"]').fill('Zdravo {ime}, dođi da crtaš s nama: {prilika}.')
  await dialog.locator('[name="en"]').fill('Hello {name}, come and draw with us: {opportunity}.')
  // The typed text survives an accidental closing of the page.
  await page.reload()
  await page.getByRole('button', { name: 'Nova poruka' }).click()
  await expect(dialog.locator('[name="name"]')).toHaveValue('Crtanje s nama')
  await dialog.getByRole('button', { name: 'Kako će izgledati' }).click()
  await expect(dialog.getByText('Zdravo Amina, dođi da crtaš s nama: Pomoćnik u stolariji.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sačuvaj', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Crtanje s nama' })).toBeVisible()
  // An unneeded one is deleted, and the focus stays on the page.
  await page.getByRole('button', { name: 'Obriši: Odbijanje s razlogom' }).click()
  await dialog.getByRole('button', { name: 'Obriši', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Odbijanje s razlogom' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** Scores both applications and closes the desk, without the mouse: each score leads to the next, and Back to the list. */
async function readByKeyboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]application=/)
  await page.keyboard.press('4')
  const first = page.getByRole('region', { name: 'Prijava br. 1' })
  await expect(first.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('j')
  await expect(
    page.getByRole('region', { name: 'Prijava br. 2' }).getByRole('radio', { name: '4' }),
  ).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('region', { name: /^Prijava br/ })).toHaveCount(0)
  await page.keyboard.press('f')
  await page.keyboard.type('1')
  await expect(page.getByRole('button', { name: /^Prijava br/ })).toHaveCount(1)
  await page.locator('[name="q"]').fill('')
  await expect(page.getByRole('button', { name: /^Prijava br/ })).toHaveCount(2)
}

/** Invites everyone with the saved template, by keyboard only. */
async function decideByKeyboard(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Prijava br. 1' })).toBeVisible()
  await tabTo(page, page.locator('[name="all"]'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Odluči', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Odluka' })
  await expect(dialog.getByText('Izabrane # prijave'.replace('#', '2'))).toBeVisible()
  const template = dialog.locator('[name="template"]')
  await tabTo(page, template)
  await page.keyboard.type('Crt')
  await expect(dialog.locator('[name="status"]')).toHaveValue('interview')
  await expect(dialog.locator('[name="bhs"]')).toHaveValue(/dođi da crtaš s nama/)
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Pošalji odluku' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  // Five minutes to take it back; then again, and this time it goes at once.
  const waiting = page.getByRole('status').filter({ hasText: /^2 poruke kreću u \d\d:\d\d/ })
  await expect(waiting).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('z')
  await expect(page.getByText('Vraćene su 2 odluke. Niko ništa nije dobio.').first()).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.locator('[name="all"]').check()
  await page.getByRole('button', { name: 'Odluči', exact: true }).click()
  await template.selectOption({ label: 'Crtanje s nama (razgovor)' })
  await dialog.getByRole('button', { name: 'Pošalji odluku' }).click()
  await expect(dialog).toHaveCount(0)
  await waiting.getByRole('button', { name: 'Pošalji odmah' }).click()
  await expect(waiting).toHaveCount(0)
  // Invited applicants appear with their names.
  await expect(page.getByRole('button', { name: 'Amra Hodžić' })).toBeVisible()
}

/** Proposes an interview to the member. */
async function propose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Amra Hodžić' }).click()
  await page.getByRole('button', { name: 'Predloži termin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Predloži termin' })
  await dialog.getByRole('button', { name: 'Pošalji termin' }).click()
  await expect(dialog.getByText('Izaberi datum i vrijeme u budućnosti.').first()).toBeVisible()
  await dialog.locator('[name="at"]').fill(`${inDays(20)}T10:30`)
  await dialog.locator('[name="place"]').fill('Kej 3, Bihać')
  await dialog.getByRole('button', { name: 'Dodaj još jedan termin' }).click()
  await dialog.locator('[name="at-2"]').fill(`${inDays(21)}T12:00`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pošalji termin' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Još nema odgovora.')).toBeVisible()
}

/** Cancels the interview as the organisation, with a reason, by keyboard only. */
async function cancelByKeyboard(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByRole('button', { name: 'Amra Hodžić' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Amra Hodžić' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('region', { name: 'Amra Hodžić' })
  await expect(sheet.getByText('Dolazi.')).toBeVisible()
  await tabTo(page, sheet.getByRole('button', { name: 'Otkaži razgovor' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Otkazati razgovor?' })
  await tabTo(page, dialog.getByRole('button', { name: 'Otkaži razgovor' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Napiši zašto otkazuješ.').first()).toBeVisible()
  await tabTo(page, dialog.locator('[name="message"]'))
  await page.keyboard.type('Vodovod nam je poplavio radionicu.')
  await tabTo(page, dialog.getByRole('button', { name: 'Otkaži razgovor' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(sheet.getByText('Otkazali ste razgovor.')).toBeVisible()
}

/** Expects a toast to cover none of the page's bars. */
async function expectClearOfBars(page: Page, text: string): Promise<void> {
  const message = page.getByRole('status').getByText(text)
  await expect(message).toBeVisible()
  const shown = await message.boundingBox()
  await expect(page.locator('nav.members-bar')).toBeVisible()
  for (const bar of await page.locator('.members-bar, header').all()) {
    const box = await bar.boundingBox()
    if (!shown || !box) continue
    expect(shown.y + shown.height <= box.y || shown.y >= box.y + box.height).toBe(true)
  }
}
