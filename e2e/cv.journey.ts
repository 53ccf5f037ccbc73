import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoOverflow, open, type Page, test } from './fixtures.ts'
import { makeMember, signIn } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Saves a profile as its own page would, with the session of this browser. */
async function writeProfile(page: Page) {
  const none = { bhs: '', en: '' }
  const entry = (id: number, bhs: string, en: string) => ({
    id: `00000000-0000-7000-8000-00000000000${id}`,
    kind: 'informal',
    title: { bhs, en },
    place: none,
    note: none,
    from: '2024',
    to: null,
    url: null,
  })
  const level = 'advanced'
  const sections = {
    intro: { headline: { bhs: 'Žuta đurđica', en: 'Yellow lily' }, municipality: 'bihac' },
    work: {
      items: [entry(1, 'Berba malina', 'Raspberry picking'), entry(2, 'Čuvanje šume', 'Forest ranger')],
    },
    skills: { items: [{ id: entry(3, '', '').id, skill: null, label: 'Excel', level }] },
  }
  for (const [section, content] of Object.entries(sections)) {
    const status = await page.evaluate(
      async ({ path, body }) => {
        const authorization = `Bearer ${localStorage.getItem('accessToken')}`
        const headers = { authorization, 'content-type': 'application/json' }
        return (await fetch(path, { method: 'PUT', headers, body })).status
      },
      { path: `/api/profile/${section}`, body: JSON.stringify(content) },
    )
    expect(status).toBe(200)
  }
}

const saved = /Sačuvano u \d\d:\d\d/

test('on a phone a member makes a CV of the profile, arranges it, takes it along and gives it out', async ({
  page,
  browser,
  product,
  address,
}) => {
  // A long journey with files rendered on the server.
  await makeMember({ browser, product, address })
  await signIn(page, address)

  // Without a profile there is no content for a CV.
  await open(page, '/profile/cv')
  await expect(page.getByRole('heading', { level: 1, name: 'Moji CV-ovi' })).toBeVisible()
  await expect(page.getByText('Profil je još prazan')).toBeVisible()
  await expectAccessible(page)
  await writeProfile(page)

  await open(page, '/profile')
  await page.getByRole('link', { name: 'Moji CV-ovi' }).click()
  await expect(page.getByText('Još nemaš nijedan CV')).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('button', { name: /^Posao ili praksa/ }).press('Enter')
  await expect(page).toHaveURL(/\/profile\/cv\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'CV za posao' })).toBeVisible()
  await expectNoOverflow(page)

  // Design, script and facts; each change saves automatically.
  await page.getByRole('radio', { name: 'Pregledan' }).check()
  await page.getByRole('button', { name: 'Ћирилица' }).click()
  await page.getByRole('switch', { name: 'Telefon' }).uncheck()
  await expect(page.getByText(saved)).toBeVisible()

  // Reordering by keyboard: the second job first, the skills before everything.
  await page.getByText('Stavke: 2 od 2').click()
  await page.getByRole('button', { name: 'Pomjeri gore: Чување шуме' }).press('Enter')
  await expect(page.getByText('Чување шуме je sada na mjestu 1 od 2')).toBeAttached()
  for (const place of [5, 4, 3, 2, 1]) {
    await page.getByRole('button', { name: 'Pomjeri gore: Vještine' }).press('Enter')
    await expect(page.getByText(`Vještine je sada na mjestu ${place} od 8`)).toBeAttached()
  }
  await expect(page.getByText(saved)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Kako izgleda', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Pregled CV-a' })
  await expect(preview.getByRole('heading', { level: 4 })).toHaveText(['Вјештине', 'Искуство'])
  await expect(preview.getByRole('heading', { level: 5 })).toHaveText(['Чување шуме', 'Берба малина'])
  await expect(preview.getByText('+387 61 222 333')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Uređivanje', exact: true }).click()

  // A reload loses nothing.
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Pregledan' })).toBeChecked()

  for (const [name, start] of [
    ['PDF', '%PDF-1.7'],
    ['DOCX', 'PK'],
    ['JSON Resume', '{'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Amra-Hodzic-CV\.(pdf|docx|json)$/)
    expect((await readFile(await download.path())).subarray(0, start.length).toString()).toBe(start)
  }

  // Shared: a stranger reads it without script and downloads the PDF; after closing it answers 404.
  await page.getByRole('button', { name: 'Napravi link' }).click()
  const link = await page.locator('[name="address"]').inputValue()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const stranger = await context.newPage()
  const answer = await stranger.goto(link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Амра Хоџић' })).toBeVisible()
  await expect(stranger.getByText('Берба малина')).toBeVisible()
  await expectNoOverflow(stranger)
  const pdf = await stranger.request.get(
    new URL((await stranger.getByRole('link', { name: 'Preuzmi PDF' }).getAttribute('href')) ?? '', link)
      .href,
  )
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await open(page, new URL(link).pathname)
  await expectAccessible(page)
  await page.goBack()

  await page.getByRole('button', { name: 'Zatvori link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zatvori link' }).click()
  await expect(page.getByRole('button', { name: 'Napravi link' })).toBeVisible()
  expect((await stranger.goto(link))?.status()).toBe(404)
  await context.close()
})

test('on a wide screen parts are dragged to their place beside the preview', async ({
  page,
  browser,
  product,
  address,
}) => {
  // Two CVs, three axe checks in two themes.
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeMember({ browser, product, address })
  await signIn(page, address)
  await writeProfile(page)
  await open(page, '/profile/cv')
  await page.getByRole('button', { name: /^Posao ili praksa/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CV za posao' })).toBeVisible()
  const titles = page.getByRole('region', { name: 'Pregled CV-a' }).getByRole('heading', { level: 4 })
  await page.getByRole('radio', { name: 'Klasičan' }).check()
  await expect(titles).toHaveText(['Iskustvo', 'Vještine'])
  await expect(page.getByText(saved)).toBeVisible()

  const skills = page.locator('[data-row="skills"]')
  await skills.scrollIntoViewIfNeeded()
  const handle = skills.locator('.touch-none').first()
  const from = await handle.boundingBox()
  const to = await page.locator('[data-row="about"]').boundingBox()
  if (!from || !to) throw new Error('The rows are on the screen')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  for (let y = from.y; y > to.y; y -= 12) await page.mouse.move(from.x + 20, y)
  await page.mouse.move(from.x + 20, to.y + 4)
  await page.mouse.up()
  await expect(titles).toHaveText(['Vještine', 'Iskustvo'])
  await expectAccessible(page)
  await expectNoOverflow(page)

  // A second CV, and its deletion.
  await open(page, '/profile/cv')
  await page.getByRole('button', { name: 'Novi CV' }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Inostranstvo/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'CV na engleskom' })).toBeVisible()
  await open(page, '/profile/cv')
  await page.getByRole('button', { name: 'Radnje: CV na engleskom' }).click()
  await page.getByRole('menuitem', { name: 'Obriši' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'CV na engleskom' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'CV za posao' })).toBeVisible()
})
