import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const NAME = 'Moj telefon'

/** A device that makes passkeys and confirms by itself, as one with a fingerprint does. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function enterByPasskey(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate('localStorage.clear()')
  await open(page, '/login')
  await page.getByRole('button', { name: 'Uđi pristupnim ključem' }).press('Enter')
}

test('a member adds a passkey on a phone, names it, signs in with it alone, and removes it', async ({
  page,
}) => {
  await addAuthenticator(page)
  await signInAs(page, 'member', 'bhs')
  await open(page, '/settings#passkeys')
  const section = page.getByRole('region', { name: 'Pristupni ključevi' })
  await expect(section.getByText('Još nema pristupnih ključeva.')).toBeVisible()
  await section.getByRole('button', { name: 'Dodaj pristupni ključ' }).press('Enter')
  await section.getByRole('button', { name: /^Preimenuj ključ Uređaj od / }).press('Enter')
  await section.getByRole('textbox', { name: 'Naziv' }).fill(NAME)
  await section.getByRole('button', { name: 'Sačuvaj' }).press('Enter')
  await expect(section.getByText(NAME, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await enterByPasskey(page)
  await expect(page).toHaveURL(/\/dashboard/)
  await open(page, '/settings#passkeys')
  await expect(section.getByText(/zadnja prijava/)).toBeVisible()
  await section.getByRole('button', { name: `Ukloni ključ ${NAME}` }).press('Enter')
  await expect(section.getByText('Još nema pristupnih ključeva.')).toBeVisible()

  // The device still has it, but it opens nothing any more.
  await enterByPasskey(page)
  await expect(page.getByText('Prijava pristupnim ključem nije uspjela. Prijavi se lozinkom.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
