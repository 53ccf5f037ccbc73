import { test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'
import { mailedCode, makeMember, PASSWORD, signInByForm } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Opens the first opportunity of the list with applications here. */
async function openToApply(page: Page): Promise<string> {
  await page.goto('/jobs')
  const links = await page
    .locator('main h2 a[href^="/opportunities/"], main h3 a[href^="/opportunities/"]')
    .all()
  const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    if (html.includes('href="/applications/new?')) return path
  }
  throw new Error(`None of ${paths.join(', ')} takes applications here`)
}

/** Waits for the vocabulary and its engine, which load after the start; later waits are measured without them. */
async function engineReady(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const token = localStorage.getItem('accessToken') ?? ''
          const answer = await fetch('/api/ai-skills/reading', {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ text: 'Konobarim.' }),
          })
          return ((await answer.json()) as { found?: unknown[] }).found?.length ?? 0
        }),
      { intervals: [500] },
    )
    .toBeGreaterThan(0)
}

test('a newcomer comes back to the opportunity they wanted, and three sentences later has skills, a goal and things to apply to', async ({
  page,
  product,
  address,
}) => {
  const wanted = await openToApply(page)
  await page.goto(wanted)
  await page.getByRole('link', { name: 'Počni prijavu', exact: true }).last().click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Registruj se' }).click()
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('firstName').fill('Amra')
  await field('lastName').fill('Hodžić')
  await field('email').fill(address)
  await field('password').fill(PASSWORD)
  await field('confirmPassword').fill(PASSWORD)
  await field('agreeToTerms').check()
  await page.getByRole('button', { name: 'Registruj se' }).click()
  await field('code').fill(await mailedCode({ product, address }))
  await page.getByRole('button', { name: 'Potvrdi', exact: true }).click()
  await expect(page).toHaveURL(/\/onboarding\?/)
  await field('phoneNumber').fill('061 123 456')
  await page.locator('[name="gender"][value="female"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.locator('[name="interests"][value="business"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.getByRole('button', { name: 'Završi' }).click()
  await expect(page).toHaveURL(wanted)

  await engineReady(page)
  await open(page, '/dashboard')
  const start = page.getByRole('region', { name: 'Reci nam malo o sebi' })
  await expect(start.locator('[name="sentences"]')).toBeVisible()
  for (const quiet of ['Moje prijave', 'Tvoja aktivnost', 'Tvoje vještine', 'Ljudi za tebe'])
    await expect(page.getByRole('heading', { name: quiet })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)

  const began = Date.now()
  let taps = 0
  const tap = async (name: RegExp | string) => {
    taps += 1
    await page.getByRole('button', { name }).first().click()
  }
  await tap('Praksu ili volontiranje')
  await start.locator('[name="municipality"]').fill('zenic')
  await page.getByRole('option', { name: /^Zenica/ }).click()
  taps += 1
  await start
    .locator('[name="sentences"]')
    .fill('Dvije godine konobarim u kafani i radim na kasi. Vodim Instagram za udruženje. Znam engleski.')
  await tap('Pronađi moje vještine')
  await expect(page.getByRole('button', { name: /^posluživanje gostiju „konobarim“/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectNoOverflow(page)
  await tap(/^Dodaj \d vještin/)
  await expect(page.getByRole('heading', { name: 'Najbliža su ti ova zanimanja' })).toBeFocused()
  await tap('To je moj cilj: konobar / konobarica')
  await expect(page.getByText('Cilj je postavljen: konobar / konobarica')).toBeVisible()
  taps += 1
  await page.getByRole('link', { name: 'Pogledaj prilike za tebe' }).click()
  const list = page.getByRole('list', { name: 'Preporučene prilike' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(3)
  const reasons = list.getByRole('list', { name: 'Zašto ti ovo preporučujemo' })
  await expect(
    reasons.getByText(/^(Tražiš praksu|Znaš \d od \d|U tvojoj općini|\d+ km od tebe)/).first(),
  ).toBeVisible()
  const took = Date.now() - began
  test.info().annotations.push({ type: 'first hour', description: `${took} ms, ${taps} taps` })
  process.stdout.write(`three sentences to things to apply to: ${took} ms, ${taps} taps\n`)
  expect(taps).toBeLessThanOrEqual(7)
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The same number everywhere, and never zero for somebody who does the work.
  await open(page, '/ai-skills')
  const headline = page.getByRole('heading', { name: /^Imaš \d od \d vještin[ea] za svoj cilj/ })
  await expect(headline).toBeVisible()
  const [, have = '', of = ''] = /Imaš (\d) od (\d)/.exec((await headline.textContent()) ?? '') ?? []
  expect(Number(have)).toBeGreaterThan(0)
  await expect(page.getByRole('group', { name: 'Cilj' }).getByText(`${have}/${of}`)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await open(page, '/dashboard')
  await expect(start).toHaveCount(0)
  await expect(page.getByText(new RegExp(`^${have} od ${of} vještin`))).toBeVisible()
})

test('who signs in without having wanted anything comes to the dashboard, and a beginning that is put away stays away', async ({
  page,
  browser,
  product,
  address,
}) => {
  await makeMember({ browser, product, address })
  await signInByForm(page, address)
  await page.getByRole('button', { name: 'Ne sada' }).click()
  await expect(page.getByRole('heading', { name: 'Reci nam malo o sebi' })).toHaveCount(0)
  await expect(page.getByText('Tvoj sljedeći korak')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tvoj sljedeći korak')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reci nam malo o sebi' })).toHaveCount(0)
})
