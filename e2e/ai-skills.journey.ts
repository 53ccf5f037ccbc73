import { expect, expectAccessible, expectNoOverflow, open, type Page, test } from './fixtures.ts'
import { makeMember, signIn } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Waits for the vocabulary, which loads after the start. */
async function vocabulary(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const token = localStorage.getItem('accessToken') ?? ''
        const answer = await fetch('/api/skills/suggestions?q=sql', {
          headers: { authorization: `Bearer ${token}` },
        })
        return ((await answer.json()) as { skills?: unknown[] }).skills?.length ?? 0
      }),
    )
    .toBeGreaterThan(0)
}

/** Opens a section by its heading, as on a phone. */
const unfold = (page: Page, title: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name: title, exact: true }) }).press('Enter')

test('on a phone and by keyboard a member tells what they do, confirms it, heads for an occupation, backs a skill and learns one', async ({
  page,
  browser,
  product,
  address,
}) => {
  await makeMember({ browser, product, address })
  await signIn(page, address)
  await vocabulary(page)
  await open(page, '/ai-skills')
  await expect(page).toHaveTitle('Analiza vještina | Zamah')

  // Without any skills the page asks for three sentences right here.
  const told = page.locator('[name="sentences"]')
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Pronađi moje vještine' }).press('Enter')
  await expect(page.getByText('Napiši bar jednu rečenicu.')).toBeVisible()
  await told.focus()
  await page.keyboard.type('Odlično poznajem Excel i SQL. Radim s kupcima.')

  // The typed text survives a reload.
  await page.reload()
  await expect(told).toHaveValue(/Excel i SQL/)
  await page.getByRole('button', { name: 'Pronađi moje vještine' }).press('Enter')
  await expect(page.getByText(/^U ovome smo prepoznali \d vještin/)).toBeVisible()
  const sql = page.getByRole('button', { name: 'SQL „SQL“' })
  await expect(sql).toHaveAttribute('aria-pressed', 'true')
  await sql.press('Enter')
  await expect(sql).toHaveAttribute('aria-pressed', 'false')
  await sql.press('Enter')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: /^Dodaj \d vještin/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Najbliža su ti ova zanimanja' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^To je moj cilj: / }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // Skills that come to mind later are typed below and confirmed one by one.
  const more = page.locator('[name="told"]')
  await more.focus()
  await page.keyboard.type('Znam Python.')
  await page.getByRole('button', { name: 'Pronađi vještine' }).press('Enter')
  await expect(page.getByText(/^Pronašli smo \d vještin/)).toBeFocused()
  await expect(page.locator('mark').filter({ hasText: 'Python' })).toBeVisible()
  await page.getByRole('button', { name: 'Tako je: Python' }).press('Enter')
  await expect(page.getByText('Python je na profilu')).toBeVisible()

  // A goal: an occupation in free words.
  await page.getByRole('button', { name: 'Izaberi cilj' }).first().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Šta ti je cilj?' })
  await dialog.locator('[name="target"]').focus()
  await page.keyboard.type('analiticar podataka')
  const choice = dialog.getByRole('button', { name: 'analitičar podataka / analitičarka podataka' })
  await expect(choice).toBeVisible()
  await expectAccessible(page)
  await choice.press('Enter')
  await unfold(page, 'Tvoji nivoi')
  await expect(
    page.getByRole('img', { name: /Tvoji nivoi po vještinama za cilj analitičar podataka/ }),
  ).toBeVisible()
  await page.getByText('Prikaži kao tabelu').first().press('Enter')
  await expect(page.getByRole('cell', { name: 'napredno' }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // A link is evidence for a skill.
  await unfold(page, 'Pregled po vještinama')
  await page.getByRole('button', { name: 'Dokazi za vještinu SQL' }).press('Enter')
  const evidence = page.getByRole('dialog', { name: 'Dokazi: SQL' })
  await evidence.locator('[name="url"]').focus()
  await page.keyboard.type('https://primjer.ba/upiti')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Moji upiti')
  await page.keyboard.press('Enter')
  await expect(evidence.getByText('Ima dokaz')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Dokaz: Moji upiti')).toBeVisible()

  // A step of the path is in progress, then learnt; the profile then has the skill.
  await page.getByRole('button', { name: 'Učim ovo: statistika' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ne učim više: statistika' })).toBeVisible()
  await page.getByRole('button', { name: 'Sad ovo znam: statistika' }).press('Enter')
  const learnt = page.getByRole('dialog', { name: 'Naučeno: statistika' })
  await learnt.getByRole('button', { name: 'Dodaj na profil' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Dokazi za vještinu statistika' })).toBeVisible()
  await page.goto('/profile#skills')
  await expect(page.locator('#skills').getByText('statistika')).toBeVisible()
  await expect(page.locator('#skills').getByText('SQL')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.goto('/ai-skills')
  await expect(page.getByRole('heading', { name: 'Tvoji nivoi' })).toBeVisible()
  await expectNoOverflow(page)
})

test('who heads nowhere yet is asked, and a refused proposal stays refused', async ({
  page,
  browser,
  product,
  address,
}) => {
  await makeMember({ browser, product, address })
  await signIn(page, address)
  await vocabulary(page)
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Dodaj: O meni' }).click()
  await page.locator('#about textarea').first().fill('Vodim knjigovodstvo i radim u Excelu.')
  await expect(page.locator('#about').getByText(/Sačuvano u/)).toBeVisible()
  await open(page, '/ai-skills')
  const proposals = page.locator('section[aria-labelledby="found-title"]')
  await unfold(page, 'Pronašli smo na tvom profilu')
  const refuse = proposals.getByRole('button', { name: 'Nije to: knjigovodstvo' })
  await expect(refuse).toBeVisible()
  await refuse.press('Enter')
  await expect(proposals.getByText('knjigovodstvo više ne predlažemo')).toBeVisible()
  await page.reload()
  await unfold(page, 'Pronašli smo na tvom profilu')
  await expect(proposals.getByText('1 odbijen prijedlog')).toBeVisible()
  await expect(refuse).toHaveCount(0)
  await proposals
    .getByRole('button', { name: /^Tako je: / })
    .first()
    .press('Enter')
  await expect(page.getByRole('button', { name: 'Izaberi cilj' }).first()).toBeVisible()
})
