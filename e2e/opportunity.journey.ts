import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const saved = /Sačuvano u \d\d:\d\d/

test('on a phone an editor writes and publishes an opportunity, everybody reads it without script, a member saves it', async ({
  page,
  browser,
  product,
  deviceOf,
}) => {
  // Two people and a stranger, in three browsers.
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/opportunities/mine')
  await expect(page.getByRole('heading', { level: 1, name: 'Prilike organizacije' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('link', { name: 'Nova prilika' }).click()
  await expect(page).toHaveURL('/opportunities/new')
  await expect(page.getByRole('heading', { level: 1, name: 'Nova prilika' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Počni pisati' }).click()
  await expect(page.getByText('Izaberi šta nudiš.').first()).toBeVisible()
  await page.locator('[name="organisation"]').selectOption({ label: 'Una Softver' })
  await page.getByRole('radio', { name: 'Posao' }).check({ force: true })
  await page.getByRole('button', { name: 'Počni pisati' }).click()
  await expect(page).toHaveURL(/\/opportunities\/nacrt-\w+\/edit$/)

  // The page names missing fields before anything is published.
  await page.getByRole('button', { name: 'Objavi', exact: true }).click()
  await expect(page.getByText(/Prije objave dopuni: .*naslov/)).toBeVisible()

  await page.locator('[name="title.bhs"]').fill('Skladištar / skladištarka na Uni')
  await page.locator('[name="title.en"]').fill('Warehouse worker on the Una')
  const text = page.getByRole('textbox', { name: 'Tekst (naš jezik)' })
  await text.click()
  await page.keyboard.type('Slažeš robu, voziš viljuškar i brojiš zalihe svaki petak.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- topli obrok')
  await expect(page.getByText(saved)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // A reload loses nothing that was typed.
  await page.reload()
  await expect(page.locator('[name="title.bhs"]')).toHaveValue('Skladištar / skladištarka na Uni')
  await expect(page.getByRole('textbox', { name: 'Tekst (naš jezik)' }).getByRole('listitem')).toHaveText(
    'topli obrok',
  )

  // Text written offline is saved automatically on reconnection.
  await page.context().setOffline(true)
  await page.locator('[name="summary.bhs"]').fill('Posao pored rijeke.')
  await expect(page.getByText('Nema interneta. Tekst je sačuvan na ovom uređaju')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(saved)).toBeVisible()

  await page.getByRole('tab', { name: 'Uslovi' }).click()
  // The place of the organisation is there already; another is found by typing, in either script.
  await page.getByRole('button', { name: 'Ukloni Bihać' }).click()
  await page.locator('[name="municipalities"]').fill('бих')
  await page.getByRole('option', { name: /Bihać/ }).click()
  await page.locator('[name="amountMin"]').fill('1500')
  await page.locator('[name="amountMax"]').fill('1800')
  await page.locator('[name="deadline"]').fill('2030-06-15T14:00')

  // Unsaved changes are not published.
  await page.locator('[name="amountMin"]').fill('1900')
  await page.getByRole('button', { name: 'Objavi', exact: true }).click()
  await expect(page.getByText('Nije objavljeno: posljednje izmjene nisu sačuvane.')).toBeVisible()
  await expect(page.getByText('Gornji iznos je manji od donjeg.').first()).toBeVisible()
  await page.locator('[name="amountMin"]').fill('1500')
  await expect(page.getByText(saved)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('tab', { name: 'Prijava' }).click()
  await page.locator('[name="contact.email"]').fill('posao@una-softver.example')
  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByText(/Prije objave dopuni/)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Kako izgleda' }).click()
  await expect(page.getByText('1.500–1.800 KM')).toBeVisible()
  await page.getByRole('button', { name: 'Objavi', exact: true }).click()
  const link = page.getByRole('link', { name: 'Otvori stranicu' })
  await expect(link).toHaveAttribute('href', '/opportunities/skladistar-skladistarka-na-uni')

  // Without script, as a stranger.
  const path = '/opportunities/skladistar-skladistarka-na-uni'
  const stranger = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const reading = await stranger.newPage()
  const answer = await reading.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(
    reading.getByRole('heading', { level: 1, name: 'Skladištar / skladištarka na Uni' }),
  ).toBeVisible()
  await expect(reading.getByText('15. 6. 2030. u 14:00')).toBeVisible()
  await expect(reading.getByRole('link', { name: 'Počni prijavu', exact: true })).toBeVisible()
  const html = (await answer?.text()) ?? ''
  expect(html.length).toBeLessThan(60_000)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'JobPosting',
    validThrough: '2030-06-15T12:00:00.000Z',
    baseSalary: { currency: 'BAM', value: { minValue: 1500, maxValue: 1800 } },
  })
  await stranger.close()

  // A member saves it, and asks a question.
  const member = await deviceOf('member', 'bhs', { viewport: { width: 360, height: 740 } })
  await open(member, path)
  await member.getByRole('button', { name: 'Sačuvaj', exact: true }).click()
  await expect(member.getByRole('button', { name: 'Sačuvano', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(member)
  await expectNoOverflow(member)
  await member.getByRole('button', { name: 'Postavi pitanje' }).click()
  await expect(member.getByLabel('Tvoje pitanje')).toBeFocused()
  await member.keyboard.type('Ima li prevoza iz Cazina?')
  await member.getByRole('button', { name: 'Pošalji pitanje' }).click()
  const asked = member.getByRole('listitem').filter({ hasText: 'Ima li prevoza iz Cazina?' })
  await expect(asked.getByText('čeka odgovor')).toBeVisible()
  await open(member, '/opportunities/saved')
  await expect(member.getByRole('link', { name: 'Skladištar / skladištarka na Uni' })).toBeVisible()
  await expectAccessible(member)

  // The editor answers in public, and closes it; the page says so and is no longer a job posting.
  await page.reload()
  await page.getByRole('tab', { name: /Pitanja/ }).click()
  await page.getByRole('button', { name: 'Odgovori' }).click()
  await page.getByLabel('Tvoj odgovor').fill('Ima, svako jutro u šest.')
  await page.getByRole('button', { name: 'Objavi odgovor' }).click()
  await expect(page.getByText('zvaničan odgovor')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Druge radnje' }).click()
  await page.getByRole('menuitem', { name: 'Označi kao popunjeno' }).click()
  await page.getByRole('button', { name: 'Da', exact: true }).click()
  await expect(page.getByText('Zatvoreno jer je popunjeno.')).toBeVisible()
  const closed = await page.request.get(path)
  const body = await closed.text()
  expect(body).toContain('Mjesto je popunjeno')
  expect(body).toContain('Ima, svako jutro u šest.')
  expect(body).not.toContain('JobPosting')
})

test('staff find what waits for a look with what the check has found, and return it with a reason', async ({
  page,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/opportunities')
  await expect(page.getByRole('heading', { level: 1, name: 'Pregled prilika' })).toBeVisible()
  await expect(page.getByText('Tekst traži novac od onih koji se prijave.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: /Pregledaj: Zavarivač/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vrati s razlogom' }).click()
  await expect(page.getByText('Napiši razlog.')).toBeVisible()
  await page.locator('[name="reason"]').fill('Ne tražimo novac od kandidata.')
  await page.getByRole('button', { name: 'Vrati s razlogom' }).click()
  await expect(page.getByText('Ovdje ništa ne čeka')).toBeVisible()
})
