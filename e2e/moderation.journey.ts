import { cast } from '#features/account/server/index.ts'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const PHONE = { width: 360, height: 740 }
const NOTE = 'Vidjele smo se na Una regati'
const REASON = 'Ovako se ne javlja nekome koga ne poznaješ.'
const APPEAL = 'Upoznale smo se na regati, ovo je bio poziv na praksu.'

/** Makes somebody a moderator, as the admin who assigns rights. */
async function makeModerator(by: Page, { email }: { email: string }): Promise<void> {
  const status = await by.evaluate(async (address) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    }
    const found = await fetch(`/api/admin/users?query=${encodeURIComponent(address)}`, { headers })
    const { users } = (await found.json()) as { users: { id: string }[] }
    const body = JSON.stringify({
      role: 'ADMIN',
      globalAdmin: false,
      scopes: ['content', 'moderation'],
      reason: 'Zamjena',
    })
    const answer = await fetch(`/api/admin/users/${users[0]?.id}/rights`, { method: 'PUT', headers, body })
    return answer.status
  }, email)
  expect(status).toBeLessThan(300)
}

test('what one wrote is reported on a phone, decided beside the queue, appealed and given back by somebody else', async ({
  page,
  deviceOf,
}) => {
  await page.setViewportSize(PHONE)
  await signInAs(page, 'member', 'bhs')
  const writer = await deviceOf(cast.nermina.email, 'bhs', { viewport: PHONE })
  const moderator = await deviceOf('global admin', 'en')
  const other = await deviceOf('scoped admin', 'bhs')
  await open(moderator, '/admin')
  await makeModerator(moderator, cast.ivana)

  // Offline the report is not sent, says so, and keeps its text; a text that is too long is not cut.
  await open(page, '/network')
  await expect(page.getByText(NOTE)).toBeVisible()
  await page.getByRole('button', { name: 'Radnje: Nermina Delić' }).click()
  await page.getByRole('menuitem', { name: 'Javi problem s porukom' }).click()
  const dialog = page.getByRole('dialog', { name: 'Javi problem' })
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(dialog.getByText('Izaberi šta nije u redu.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Vrijeđa, prijeti ili uznemirava' }).check()
  const note = dialog.getByLabel('Šta treba da znamo?')
  await note.fill('ž'.repeat(512))
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(dialog.getByText('Skrati tekst: 12 znakova previše.')).toBeVisible()
  await note.fill('Ne poznajem je.')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(dialog.getByText('Nije poslano. Pokušaj ponovo.')).toBeVisible()
  await expect(note).toHaveValue('Ne poznajem je.')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Pošalji' }).click()
  await expect(page.getByText('Hvala, stiglo je.')).toBeVisible()

  // On a wide screen the case opens beside the queue, and is decided with a rule and a reason.
  await open(writer, '/dashboard')
  await open(moderator, '/admin/moderation')
  await moderator.getByRole('button', { name: /Insults, threatens or harasses/ }).click()
  const opened = moderator.getByRole('region', { name: /Insults, threatens or harasses/ })
  await expect(opened.getByText('Ne poznajem je.')).toBeVisible()
  await expectAccessible(moderator)
  await expectNoOverflow(moderator)
  await opened.getByLabel('Reason (the person will see it)').fill(REASON)
  // A reload keeps the reason.
  await moderator.reload()
  await moderator.getByRole('button', { name: /Insults, threatens or harasses/ }).click()
  await expect(opened.getByLabel('Reason (the person will see it)')).toHaveValue(REASON)

  // Another moderator sees who has claimed the case, also in the list; keys move through the queue.
  await open(other, '/admin/moderation')
  await expect(other.getByText(/^rješava: /)).toBeVisible()
  const same = other.getByRole('button', { name: /Vrijeđa, prijeti ili uznemirava/ })
  for (let n = 0; (await same.getAttribute('aria-current')) === null && n < 30; n += 1) {
    await other.keyboard.press('j')
    await expect(other.locator('#case-title')).toBeFocused()
  }
  await expect(other.getByText(/^Ovaj slučaj upravo rješava/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Donesi odluku' })).toHaveCount(0)
  await expectAccessible(other)
  await moderator.getByRole('heading', { level: 1 }).click()
  await moderator.keyboard.press('3')
  await expect(opened.getByRole('radio', { name: /^Hidden, with a warning/ })).toBeChecked()
  await opened.getByLabel('Rule').selectOption({ index: 4 })
  await opened.getByLabel('Reason (the person will see it)').press('Control+Enter')
  await expect(moderator.getByRole('button', { name: /Insults, threatens or harasses/ })).toBeHidden()
  // The other moderator's page is updated.
  await expect(other.getByRole('button', { name: /Vrijeđa, prijeti ili uznemirava/ })).toBeHidden()

  // A word is previewed before it is added, and a sentence is tried with it.
  await open(moderator, '/admin/moderation/words')
  await moderator.getByRole('textbox', { name: 'Word or words' }).fill('do')
  await moderator.getByRole('button', { name: 'See what it would flag' }).click()
  await expect(moderator.getByText('Enter a word of at least three letters.').first()).toBeVisible()
  await moderator.getByRole('textbox', { name: 'Word or words' }).fill('vidjele smo se')
  await moderator.getByRole('radio', { name: /^Only this/ }).check()
  await moderator.getByRole('button', { name: 'See what it would flag' }).click()
  await expect(moderator.getByRole('heading', { name: 'What “vidjele smo se” would flag' })).toBeFocused()
  await expectAccessible(moderator)
  await moderator.getByRole('button', { name: 'Add to the list' }).click()
  await expect(moderator.getByText('Say why.').first()).toBeVisible()
  await moderator.getByRole('textbox', { name: 'Why' }).fill('Proba')
  await moderator.getByRole('button', { name: 'Add to the list' }).click()
  await expect(moderator.getByRole('button', { name: 'Remove: vidjele smo se' })).toBeVisible()
  await moderator.getByRole('textbox', { name: 'Sentence' }).fill('Ви смо се… Видјеле смо се јуче.')
  await moderator.getByRole('button', { name: 'Try', exact: true }).click()
  await expect(moderator.getByText('From the lists: vidjele smo se.')).toBeVisible()
  await moderator.getByRole('button', { name: 'Remove: vidjele smo se' }).click()
  const asked = moderator.getByRole('dialog', { name: 'Remove “vidjele smo se”' })
  await asked.getByLabel('Why').fill('Proba je gotova')
  await asked.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(moderator.getByRole('button', { name: 'Remove: vidjele smo se' })).toBeHidden()

  // Both are notified at once, and the author appeals.
  await expect(writer.getByRole('button', { name: /^Obavještenja, \d+ nov/ })).toBeVisible()
  await open(page, '/notifications')
  await expect(page.getByText('Pogledali smo tvoju dojavu i sakrili sadržaj.')).toBeVisible()
  await open(writer, '/notifications')
  await writer.getByRole('link', { name: /Tvoj sadržaj je skriven i dobijaš opomenu/ }).click()
  await expect(writer.getByText(REASON)).toBeVisible()
  await expectAccessible(writer)
  await expectNoOverflow(writer)
  await writer.getByLabel('Zašto misliš da je odluka pogrešna?').fill(APPEAL)
  await writer.reload()
  await expect(writer.getByLabel('Zašto misliš da je odluka pogrešna?')).toHaveValue(APPEAL)
  await writer.getByRole('button', { name: 'Pošalji žalbu' }).click()
  await expect(writer.getByText('Žalba čeka odgovor.')).toBeVisible()

  // The moderator who decided cannot answer the appeal; another one does, and everything is as before.
  await open(moderator, '/admin/moderation?queue=appeals')
  await moderator.getByRole('button', { name: /Insults, threatens or harasses/ }).click()
  await expect(moderator.getByText(APPEAL)).toBeVisible()
  await expect(moderator.getByRole('button', { name: 'Decide', exact: true })).toBeHidden()
  await open(other, '/admin/moderation?queue=appeals')
  await other.getByRole('button', { name: /Vrijeđa, prijeti ili uznemirava/ }).click()
  await other.getByRole('radio', { name: 'Odluka se ukida, sve je kao prije' }).check()
  await other.getByLabel('Razlog, vidi ga osoba').fill('Poznaju se, poziv je bio uljudan.')
  await other.getByRole('button', { name: 'Donesi odluku' }).click()
  await expect(other.getByText(APPEAL)).toBeHidden()
  await writer.reload()
  await expect(writer.getByText('Odluka je ukinuta. Sve je kao i prije.')).toBeVisible()
  await open(page, '/network')
  await expect(page.getByText(NOTE)).toBeVisible()
})
