import type { Page } from '@playwright/test'
import { signInAs, test } from './demo.ts'
import { holdCalls, sendTwice, type } from './fast-keys.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { keptForReading } from './offline-lists.ts'
import { keptOnDevice } from './offline-pages.ts'

const REMARKS = ['Ekipa je uradila sve sama.', 'Oprema ostaje gradu.']

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('a reviewer on a phone scores applications whose teams are hidden, then the board ranks them and proposes an award', async ({
  page,
}) => {
  // In the demo world he sits on the board of a bank whose call is under review; only his scores are missing.
  await signInAs(page, 'board reviewer', 'bhs')
  await open(page, '/reviews')
  await expect(page.getByRole('heading', { name: 'Mala kultura' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const waiting = page.getByRole('link', { name: /čeka$/ })
  // The connection breaks before any application was opened.
  const fetched = `['/desk.screen-', '/desk-'].every((file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file)))`
  await expect.poll(() => page.evaluate(fetched)).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await waiting.first().click()
  await expect(page.getByText('imena su sakrivena')).toBeVisible()
  await page.context().setOffline(false)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await scoreAll(page)
  const comment = page.getByRole('textbox', { name: 'Obrazloženje za ekipu' })
  await expect(page.getByText(/Sačuvano u/)).toBeVisible()
  await page.reload()
  await expect(comment).toHaveValue(/Ekipa zna/)
  await give(page)
  await expect(comment).toHaveAttribute('readonly')
  await open(page, '/reviews')
  // Three of four are assigned to him.
  await expect(waiting).toHaveCount(2)

  // The reviews were stored while online; they can be scored offline, also after the page was closed.
  await keptOnDevice(page, '/reviews/any')
  await expect.poll(async () => (await keptForReading(page)).get('readable/reviews')).toContain('/reviews/')
  await page.context().setOffline(true)
  await page.reload()
  await waiting.first().click()
  await scoreAll(page)
  await page.getByRole('button', { name: 'Zaključi ocjenu' }).click()
  await expect(page.getByText(/^Čeka internet/)).toBeVisible()
  await expect(page.getByText('Ocjena je zaključena.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Čeka internet/)).toBeVisible()
  await expect(comment).toHaveValue(/Ekipa zna/)
  await expect(comment).toHaveAttribute('readonly')
  await expectAccessible(page)
  await expectNoOverflow(page)
  // The keys move through the desk and back, also offline.
  const title = page.getByRole('heading', { level: 1 })
  const here = await title.innerText()
  await title.click()
  const [there, back] = (await page.getByRole('link', { name: 'Sljedeća', exact: true }).isVisible())
    ? ['j', 'k']
    : ['k', 'j']
  await page.keyboard.press(there!)
  await expect(title).not.toHaveText(here)
  await page.keyboard.press(back!)
  await expect(title).toHaveText(here)
  // A reviewer who reconsiders gets the draft back and sends the scores again.
  await page.getByRole('button', { name: 'Vrati u nacrt' }).click()
  await expect(comment).not.toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Zaključi ocjenu' }).click()
  await expect(page.getByText(/^Čeka internet/)).toBeVisible()
  await page.getByRole('link', { name: 'Sve prijave' }).click()
  await expect(page.getByRole('link', { name: /čeka internet$/ })).toHaveCount(1)
  await expect(waiting).toHaveCount(1)

  // It is sent on whichever page he is at reconnection.
  await page.context().setOffline(false)
  await open(page, '/dashboard')
  const unsent = `new Promise((resolve) => { const opening = indexedDB.open('outbox'); opening.onsuccess = () => { const all = opening.result.transaction('entries').objectStore('entries').count(); all.onsuccess = () => { opening.result.close(); resolve(all.result) } } })`
  await expect.poll(() => page.evaluate(unsent)).toBe(0)
  await open(page, '/reviews')
  await expect(page.getByRole('link', { name: /čeka internet$/ })).toHaveCount(0)
  await expect(waiting).toHaveCount(1)
  await waiting.first().click()
  await scoreAll(page)
  await give(page)

  // What he says to the others goes once, though he presses twice and types on.
  const letGo = await holdCalls(page, '**/api/reviews/*/talk/remarks')
  const remark = page.getByRole('textbox', { name: 'Šta misliš?' })
  await remark.focus()
  for (const words of REMARKS) {
    await type(page, words)
    await sendTwice(page, 'Control+Enter')
  }
  await type(page, 'I još')
  letGo()
  const said = page.getByRole('list', { name: 'Šta je rečeno' }).getByRole('listitem')
  for (const words of REMARKS) await expect(said.filter({ hasText: words })).toHaveCount(1)
  await expect(remark).toHaveValue('I još')
  await page.getByRole('link', { name: 'Sve prijave' }).click()
  await expect(waiting).toHaveCount(0)

  await page.locator('a[href$="/mala-kultura"]', { hasText: 'Poredak i odluke' }).click()
  await expect(page.getByRole('heading', { name: 'Poredak, Mala kultura' })).toBeVisible()
  await expect(page.getByText('fond je dovoljan dovde')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const places = page.getByRole('list', { name: 'Prijave po mjestu' }).getByRole('listitem')
  await page.getByRole('textbox', { name: 'Šta ako je fond drugačiji?' }).fill('100')
  await expect(places.first()).toContainText('fond je dovoljan dovde, ostaje 100')
  await page
    .getByRole('button', { name: /^Predloži odluku: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Iznos u KM' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Predloži odluku' }).click()
  await expect(dialog.getByText('Napiši bar 40 znakova')).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Obrazloženje za ekipu' })
    .fill('Problem je prebrojan, a naselje čuva opremu i poslije granta.')
  await dialog.getByRole('button', { name: 'Predloži odluku' }).click()
  await expect(page.getByText(/čeka drugi potpis/).first()).toBeVisible()
  // Somebody else has to sign his own proposal.
  await expect(page.getByRole('button', { name: /^Potpiši odluku/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Povuci prijedlog/ }).click()
  await expect(page.getByText(/čeka drugi potpis/)).toHaveCount(0)
})

async function scoreAll(page: Page): Promise<void> {
  const scores = page.getByRole('region', { name: 'Ocjena' })
  await expect(scores.getByRole('group').first()).toBeVisible()
  for (const criterion of await scores.getByRole('group').all()) {
    await criterion.getByRole('radio', { name: '3' }).focus()
    await page.keyboard.press('4')
    await expect(criterion.getByRole('radio', { name: '4' })).toBeChecked()
  }
  await page
    .getByRole('textbox', { name: 'Obrazloženje za ekipu' })
    .fill('Ekipa zna ko šta radi, kad i gdje, a ono što nastane ostaje gradu i poslije ovog novca.')
}

async function give(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zaključi ocjenu' }).click()
  await expect(page.getByText('Ocjena je zaključena.').first()).toBeVisible()
}
