import sharp from 'sharp'
import { onDatabase } from '#tests/setup/on-database.ts'
import { letSignIn, signInAs, test } from './demo.ts'
import { expect, open, type Page } from './fixtures.ts'
import type { Product } from './product.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns the focused element; the body means that the focus was lost. */
const focused = (page: Page) => page.evaluate('document.activeElement?.tagName ?? "BODY"')
async function expectFocusKept(page: Page, after: string) {
  await expect.poll(() => focused(page), { message: `focus after: ${after}` }).not.toBe('BODY')
}

const LISTS = [
  '/opportunities/saved',
  '/saved-searches',
  '/recommended',
  '/network',
  '/network/directory',
  '/recommended/people',
  '/notifications',
  '/profile/cv',
  '/dashboard',
  '/applications',
  '/feed?view=newest',
]
const TAKES_AWAY =
  /^(?:Ukloni|Makni|Odbaci|Sakrij|Nije za mene|Obriši|Poveži|Prihvati|Odbij|Označi|Sačuvano|Sačuvaj)/
/** Buttons that end a dialog: the act again, or the one that sends the dialog's input. */
const CONFIRMS = new RegExp(`${TAKES_AWAY.source}|^Pošalji`)

test('in every list of a member the focus stays near what was just done by keys', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(page, 'member', 'bhs')
  const walked: string[] = []
  for (const path of LISTS) {
    await open(page, path)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const buttons = page.locator('main :is(li, article)').getByRole('button', { name: TAKES_AWAY })
    for (let act = 0; act < 4; act += 1) {
      // One stays for the next run.
      if ((await buttons.count()) < 2) break
      const button = buttons.first()
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      // Some ask for confirmation; the others are done by then.
      const asks = await dialog.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      if (asks) {
        await dialog.getByRole('button', { name: CONFIRMS }).last().focus()
        await page.keyboard.press('Enter')
        await expect(dialog).toBeHidden()
      }
      await expectFocusKept(page, `${path}: ${name}`)
      walked.push(`${path}: ${name}`)
    }
  }
  // The demo world has this many; fewer would mean that the walk misses them.
  expect(walked.length, walked.join('\n')).toBeGreaterThan(10)
})

const ASKING = 'emina.avdic@primjer.ba'

/** Adds two requests of one member: one awaits her answer, the other the mentor's. */
async function addRequests({ dataDir }: Product): Promise<void> {
  await onDatabase(dataDir, (client) =>
    client.query(
      `insert into mentorships (id, mentor_id, member_id, goal, format, turn, answer_by)
      select gen_random_uuid(), mentor.id, asking.id, 'Plan za proljeće.', 'text', turn, now() + interval '40 hours'
      from (values ('luka.tomic@primjer.ba', 'member'), ('adnan.zukic@primjer.ba', 'mentor')) as asked (email, turn)
      join users as mentor using (email)
      join users as asking on asking.email = $1`,
      [ASKING],
    ),
  )
}

test('the focus stays near a row of mentorships or the library that moves or disappears, also when it was the last one', async ({
  page,
  product,
}) => {
  await addRequests(product)
  await letSignIn(product, [ASKING])
  await signInAs(page, ASKING, 'bhs')
  await open(page, '/mentorship')
  const forHer = page.getByRole('region', { name: 'Čeka tvoj odgovor' })
  const forOthers = page.getByRole('region', { name: 'Čekaš odgovor' })
  const spring = { hasText: 'Plan za proljeće.' }
  await forHer.getByRole('listitem').filter(spring).getByRole('button', { name: 'Odbij' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ovo proljeće ipak ne stižem.')
  await dialog.getByRole('button', { name: 'Odbij', exact: true }).press('Enter')
  await expect(forHer.getByRole('listitem')).toHaveCount(1)
  await expectFocusKept(page, 'a request declined')
  await forHer.getByRole('button', { name: 'Prihvati' }).press('Enter')
  await expect(forHer).toHaveCount(0)
  await expectFocusKept(page, 'the last request accepted')
  await forOthers.getByRole('button', { name: 'Povuci zahtjev' }).press('Enter')
  await expect(forOthers).toHaveCount(0)
  await expectFocusKept(page, 'the only own request withdrawn')

  await open(page, '/articles/pictures')
  // Other journeys leave pictures without a description too; only hers can be removed by her.
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Otvori sliku: slika bez opisa/ })
    .filter({ hasText: 'od: Emina' })
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6b46' } })
    .png()
    .toBuffer()
  await page
    .locator('[name="library-picture"]')
    .setInputFiles({ name: 'park.png', mimeType: 'image/png', buffer })
  const sheet = page.getByRole('dialog', { name: 'Slika', exact: true })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Zatvori' }).press('Enter')
  await expect(sheet).toBeHidden()
  await tile.press('Enter')
  await sheet.getByRole('button', { name: 'Ukloni iz biblioteke' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Ukloniti sliku?' })
  await question.getByRole('button', { name: 'Ukloni iz biblioteke' }).press('Enter')
  await expect(tile).toHaveCount(0)
  await expect(sheet).toBeHidden()
  await expectFocusKept(page, 'a picture removed')
})

test('the focus stays on an opportunity when the list of members takes the place of the public one', async ({
  page,
}) => {
  await signInAs(page, 'member', 'bhs')
  await page.goto('/opportunities')
  const link = page.getByRole('region', { name: 'Rezultati' }).locator('li a').nth(3)
  const href = await link.getAttribute('href')
  await link.focus()
  await expect(page.getByRole('button', { name: /^Sačuvaj/ }).first()).toBeVisible()
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("href")')).toBe(href)
})

test('a page brings its own routes, and goes to others before it knows them', async ({ page }) => {
  let letGo = () => {}
  const asked = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/manifest-.*\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await open(page, '/login')
  const routes = await page.evaluate('Object.keys(window.__reactRouterManifest.routes)')
  expect((routes as string[]).filter((id) => id.startsWith('features/')).length).toBeLessThan(6)
  letGo()
  await page
    .getByRole('link', { name: /Registruj|Napravi/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/register/)
  await expect(page.locator('[name=firstName]')).toBeVisible()
})

test('Back on a phone closes what is open, one after another, and then leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/dashboard')
  await open(page, '/saved-searches')
  const remove = page.getByRole('button', { name: /^Obriši/ }).first()
  const dialog = page.getByRole('dialog')
  await remove.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/saved-searches$/)
  // Back closes a menu as it closes a dialog.
  await page.getByRole('button', { name: 'Tvoj račun' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL(/\/saved-searches$/)
  // Closed in another way, the dialog leaves no history entry behind.
  await remove.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await remove.click()
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await expect(dialog).toBeHidden()
  await page.locator('main li a').first().click()
  await expect(page).toHaveURL(/\/(?:opportunities|jobs|grants|internships|trainings)/)
  await page.goBack()
  await expect(page).toHaveURL(/\/saved-searches$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('text that a member cuts in the editor keeps bold, links and lists where they paste it', async ({
  page,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/opportunities/new')
  await page.getByRole('button', { name: 'Počni pisati' }).click()
  await page.locator('[name="organisation"]').selectOption({ label: 'Una Softver' })
  await page.getByRole('radio', { name: 'Posao' }).check({ force: true })
  await page.getByRole('button', { name: 'Počni pisati' }).click()
  await expect(page).toHaveURL(/\/edit$/)
  const text = page.getByRole('textbox', { name: 'Tekst (naš jezik)' })
  await text.click()
  await page.keyboard.type('1. ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Prva')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Druga')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expect(text.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Control+v')
  await expect(text.locator('ol li')).toHaveText(['Prva', 'Druga'])
  await expect(text.locator('ol li strong')).toHaveCount(2)
  // Within a list the focus moves to its next items.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  await expect(text.locator('ol')).toHaveCount(1)
  await expect(text.locator('ol li')).toHaveText(['Prva', 'Druga', 'Prva', 'Druga'])
})

test('a field drops tabs and invisible marks from pasted text', async ({ page }) => {
  await open(page, '/register')
  const field = page.locator('[name=firstName]')
  await field.focus()
  await page.evaluate(
    `{ const t = document.createElement('textarea'); t.value = '\u202aAmra\u202c\tLejla\u200b'; document.querySelector('main').append(t); t.select(); document.execCommand('copy'); t.remove() }`,
  )
  await field.focus()
  await page.keyboard.press('Control+v')
  await expect(field).toHaveValue('Amra Lejla')
})

test('without a connection a tap on a page gives the offline page, as opening it does', async ({
  page,
  context,
  complaints,
}) => {
  await signInAs(page, 'member', 'bhs')
  await open(page, '/dashboard')
  await page.evaluate('navigator.serviceWorker.ready')
  await page.reload()
  await expect.poll(() => page.evaluate('!!navigator.serviceWorker.controller')).toBe(true)
  await expect.poll(() => page.evaluate('window.__hydrated === true')).toBe(true)
  // The worker stores the files of visited pages, for members on the move.
  await open(page, '/opportunities')
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The last part of the header to come; a page that is still loading loses what it waits for.
  await expect(page.getByRole('button', { name: 'Traži', exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Prilike' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema veze s internetom')
  await expect(page).toHaveURL(/\/opportunities$/)
  complaints.length = 0
})
