import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const CALL = '/calls/jesen-u-zenici'
const QUESTION = 'Smijemo li projekat raditi u susjednoj općini?'

test('a visitor without script reads what was answered, and nothing that waits', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  await page.goto(CALL)
  const questions = page.getByRole('region', { name: 'Pitanja i odgovori' })
  await expect(questions.getByText('Računa li se posuđen alat kao doprinos zajednice?')).toBeVisible()
  await expect(questions.getByText('zvaničan odgovor').first()).toBeVisible()
  await expect(questions.getByText('Ko čuva klupe')).toHaveCount(0)
  await questions.getByRole('link', { name: 'Amra Hodžić' }).click()
  await expect(page.getByRole('heading', { name: 'Amra Hodžić' })).toBeVisible()
  await context.close()
})

test('on a phone a member asks, keeps the draft over a reload, and the board answers for its bank', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'member', 'bhs')
  await open(page, CALL)
  const questions = page.getByRole('region', { name: 'Pitanja i odgovori' })
  await expect(questions.getByText('Ko čuva klupe', { exact: false })).toBeVisible()
  // Which question comes first, and whether this member wants it already, depends on what happened here before.
  const others = questions.getByRole('button', { name: /^I mene zanima/, pressed: false })
  await expect(others.first()).toBeVisible()
  const count = await others.count()
  await others.first().click()
  await expect(others).toHaveCount(count - 1)

  await questions.getByRole('button', { name: 'Postavi pitanje' }).click()
  await expect(questions.getByLabel('Tvoje pitanje')).toBeFocused()
  await questions.getByLabel('Tvoje pitanje').fill(QUESTION)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.reload()
  await questions.getByRole('button', { name: 'Postavi pitanje' }).click()
  await expect(questions.getByLabel('Tvoje pitanje')).toHaveValue(QUESTION)
  await questions.getByRole('button', { name: 'Pošalji pitanje' }).click()
  const own = questions.getByRole('listitem').filter({ hasText: QUESTION })
  await expect(own.getByRole('button', { name: 'Uredi' })).toBeVisible()

  const board = await deviceOf('board reviewer', 'bhs', { viewport: { width: 1280, height: 800 } })
  await open(board, CALL)
  const asked = board
    .getByRole('region', { name: 'Pitanja i odgovori' })
    .getByRole('listitem')
    .filter({ hasText: QUESTION })
  await asked.getByRole('button', { name: 'Odgovori' }).click()
  await asked.getByLabel('Tvoj odgovor').fill('Ne, ovaj fond je za Zenicu, Kakanj i Žepče.')
  await asked.getByRole('button', { name: 'Objavi odgovor' }).click()
  await expect(asked.getByText('Omladinska banka Zenica · zvaničan odgovor')).toBeVisible()

  await open(page, '/notifications')
  await page
    .getByRole('link', { name: /Stigao je zvaničan odgovor/ })
    .first()
    .click()
  await expect(own.getByText('Ne, ovaj fond je za Zenicu, Kakanj i Žepče.')).toBeVisible()
})
