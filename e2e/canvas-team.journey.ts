import type { Locator, Page } from '@playwright/test'
import { letSignIn, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { joinBy } from './team.ts'

// People who write for this call in no other journey.
const LEAD = 'petra.ljubic@primjer.ba'
const MATE = 'jasmin.ahmetovic@primjer.ba'
const NEXT = 'ante.zovko@primjer.ba'
const phone = { viewport: { width: 360, height: 740 } }

test('a lead replaces a member days before the deadline: who goes is told and stays out, and who comes confirms on a phone', async ({
  browser,
  deviceOf,
  product,
}) => {
  await letSignIn(product, [LEAD, MATE, NEXT])
  const visitor = await browser.newContext({ baseURL: product.url, ...phone })
  const lead = await deviceOf(LEAD, 'bhs', { viewport: { width: 1280, height: 800 } })
  await open(lead, '/calls/jesen-u-zenici')
  await lead.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(lead).toHaveURL(/\/canvas\?id=/)
  await lead.getByRole('textbox', { name: 'Naziv projekta' }).fill('Česma na trgu')
  const team = lead.getByRole('region', { name: 'Ekipa i uloge' })
  const linkOf = async () => {
    await team.getByRole('button', { name: /^Piši/ }).press('Enter')
    await team.getByRole('button', { name: 'Napravi link za ekipu' }).press('Enter')
    return new URL(await team.getByRole('textbox', { name: 'Link za ekipu' }).inputValue()).hash
  }
  const link = await linkOf()

  const mate = await deviceOf(MATE, 'bhs', phone)
  await open(mate, `/canvas${link}`)
  // A look adds nobody to the team.
  await expect(mate.getByRole('button', { name: 'Pridruži se' })).toBeVisible()
  await expect(mate.getByText('Petra Ljubić, vodi prijavu')).toBeVisible()
  await expectAccessible(mate)
  await expectNoOverflow(mate)
  await mate.getByRole('link', { name: 'Ne sada' }).press('Enter')
  await expect(mate).toHaveURL(/\/dashboard$/)
  await open(lead, pathOf(lead))
  await expect(team).toBeVisible()
  await expect(team.getByText('Jasmin Ahmetović')).toHaveCount(0)
  await joinBy(mate, link, { by: 'Petra' })
  await confirm(mate)
  await open(lead, pathOf(lead))
  await team.getByRole('button', { name: /^Piši/ }).press('Enter')
  await expect(confirmation(team, 'Jasmin Ahmetović')).toBeVisible()

  await team.getByRole('button', { name: 'Ukloni iz ekipe: Jasmin Ahmetović' }).press('Enter')
  const sure = lead.getByRole('dialog', { name: 'Ukloniti iz ekipe: Jasmin Ahmetović?' })
  await expect(sure.getByText('linkovi za ekipu prestaju', { exact: false })).toBeVisible()
  await expectAccessible(lead)
  await sure.getByRole('button', { name: 'Ukloni', exact: true }).press('Enter')
  await expect(lead.getByText('Jasmin Ahmetović više nije u ekipi')).toBeVisible()
  await expect(team.getByRole('button', { name: /^Ukloni iz ekipe/ })).toHaveCount(0)
  await expect(lead.getByRole('list', { name: 'Sada su ovdje' })).toHaveCount(0)

  // An open page closes at once. The old link lets nobody in, and the notification says what happened.
  await expect(mate.getByRole('heading', { name: 'Ova prijava ti nije dostupna' })).toBeVisible()
  await expect(mate.getByText('Česma na trgu')).toHaveCount(0)
  await open(mate, '/notifications')
  await expect(mate.getByText('bez tebe: više nisi u toj ekipi', { exact: false })).toBeVisible()
  await open(mate, `/canvas${link}`)
  await expect(mate.getByRole('link', { name: 'Prijave tvojih ekipa' })).toBeVisible()
  await expectAccessible(mate)

  await open(lead, pathOf(lead))
  const another = await linkOf()
  await readAsVisitor(await visitor.newPage(), another)
  const next = await deviceOf(NEXT, 'bhs', phone)
  await joinBy(next, another, { by: 'Petra' })
  await confirm(next)
  await expectNoOverflow(next)
  await open(lead, pathOf(lead))
  await team.getByRole('button', { name: /^Piši/ }).press('Enter')
  await expect(confirmation(team, 'Ante Zovko')).toBeVisible()
})

/** A visitor reads who invites and to what, and comes back here from the page on which they sign in or register. */
async function readAsVisitor(page: Page, link: string): Promise<void> {
  await open(page, `/canvas${link}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Petra Ljubić te zove u ekipu' })).toBeVisible()
  await expect(page.getByText('Jesen u Zenici')).toBeVisible()
  await expect(page.getByText('Česma na trgu')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  for (const name of ['Registruj se', 'Uđi u račun']) {
    await page.getByRole('main').getByRole('link', { name }).press('Enter')
    await expect(page).toHaveURL(/\/(?:register|login)$/)
    expect(await page.evaluate("localStorage.getItem('return-path')")).toContain(`/canvas${link}`)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /te zove u ekipu$/ })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Uđi u račun' }).press('Enter')
  await page.locator('[name="email"]').fill(NEXT)
}

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

const confirmation = (team: Locator, name: string) =>
  team.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'potvrđeno' })

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pravila/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi prijavu' }).press('Enter')
  await expect(page.getByText('S tvoje strane je prijava potvrđena.')).toBeVisible()
}
