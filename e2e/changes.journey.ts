import { inDays, letSignIn, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const RISKS = 'Ako pada kiša, premještamo se u hodnik prve zgrade. Struju i razglas nadgleda domar.'

test('the board asks a team once for changes, all of it confirms the answer, and a reviewer sees what is different', async ({
  product,
  deviceOf,
}) => {
  const at = (name: string) => `${name}@primjer.ba`
  await letSignIn(product, ['elma.suljic', 'vedran.simic', 'emina.avdic'].map(at))

  const board = await deviceOf('board reviewer', 'bhs')
  await open(board, '/reviews/calls/mala-kultura/assignments')
  const application = board.getByRole('listitem').filter({ hasText: 'Kino u dvorištu Tetova' })
  await application.getByRole('button', { name: /^Traži dopunu/ }).click()
  const dialog = board.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Rizici' }).check()
  await dialog.getByRole('textbox', { name: /^Rizici/ }).fill('Šta ako pada kiša i ko pazi na struju?')
  await dialog.getByRole('button', { name: 'Traži dopunu' }).click()
  await expect(dialog.getByText('Napiši zašto, bar 20 znakova.')).toBeVisible()
  await expectAccessible(board)
  await dialog
    .getByRole('textbox', { name: 'Zašto odbor traži dopunu?' })
    .fill('Projekcije su napolju, a u novembru.')
  await dialog.getByLabel('Do kojeg dana?').fill(inDays(1))
  await dialog.getByRole('button', { name: 'Traži dopunu' }).click()
  await expect(board.getByText('Ekipa zna šta se traži')).toBeVisible()
  await expect(application.getByText('čeka se dopuna')).toBeVisible()

  // The team is notified and changes the named boxes, on a phone; the rest stays as sent.
  const lead = await deviceOf(at('adnan.zukic'), 'bhs', PHONE)
  await open(lead, '/notifications')
  await lead
    .getByRole('link', { name: /Kino u dvorištu Tetova/ })
    .first()
    .click()
  await expect(lead.getByRole('heading', { name: /^Odbor traži dopunu/ })).toBeVisible()
  await expectAccessible(lead)
  await expectNoOverflow(lead)
  const risks = lead.getByRole('region', { name: 'Rizici' }).getByRole('textbox')
  await risks.click()
  await lead.keyboard.press('ControlOrMeta+A')
  await lead.keyboard.type(RISKS)
  await expect(lead.getByText('Sačuvano', { exact: true }).first()).toBeVisible()
  const path = new URL(lead.url())
  for (const name of ['elma.suljic', 'vedran.simic'])
    await confirm(await deviceOf(at(name), 'bhs', PHONE), path)
  await lead.getByRole('button', { name: 'Pošalji dopunu' }).click()
  await expect(lead.getByText(RISKS)).toBeVisible()
  await expect(risks).toHaveCount(0)
  await expectAccessible(lead)
  await expectNoOverflow(lead)

  // A reviewer who had scored it reads the differences, without a name.
  await expect(async () => {
    await board.reload()
    await expect(application.getByText('dopunjena', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  const reviewer = await deviceOf(at('emina.avdic'), 'bhs', PHONE)
  await open(reviewer, '/reviews')
  await reviewer.getByRole('link', { name: /Kino u dvorištu Tetova/ }).click()
  await expect(reviewer.getByRole('heading', { name: /^Ekipa je dopunila prijavu/ })).toBeVisible()
  await expect(reviewer.locator('ins').filter({ hasText: 'hodnik' })).toBeVisible()
  await expect(reviewer.getByText('Adnan')).toHaveCount(0)
  await expectAccessible(reviewer)
  await expectNoOverflow(reviewer)
})

async function confirm(page: Page, { pathname, search }: URL): Promise<void> {
  await open(page, `${pathname}${search}`)
  await expect(page.getByText(RISKS)).toBeVisible()
  await page.getByRole('button', { name: 'Potvrdi dopunu' }).click()
  await expect(page.getByText('S tvoje strane je dopuna potvrđena.')).toBeVisible()
}
