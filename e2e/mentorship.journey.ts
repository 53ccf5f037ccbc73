import { signInAs, test } from './demo.ts'
import { holdCalls, sendTwice, type } from './fast-keys.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a member finds a mentor on a phone and asks by keys, the mentor accepts on a desktop, and both see the meeting', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'scoped admin', 'bhs')
  await open(page, '/mentors?topic=interview')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('heading', { name: 'Damir Kovačević' }).getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Damir Kovačević')
  // The last place of a group session is theirs with one tap.
  const groups = page.getByRole('region', { name: 'Grupni susreti' })
  await groups.getByRole('button', { name: 'Uzmi mjesto' }).press('Enter')
  await expect(groups.getByText('imaš mjesto')).toBeVisible()
  const times = page.getByRole('group', { name: /^Termini, / }).getByRole('button')
  // The times react once their own script is loaded.
  await expect(async () => {
    await times.last().press('Enter')
    await expect(times.last()).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Pošalji zahtjev' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Zahtjev za mentorstvo: Damir Kovačević' })
  await sheet.getByRole('button', { name: 'Pošalji zahtjev' }).press('Enter')
  await expect(sheet.getByText('Napiši cilj, bar u jednoj rečenici.').first()).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Šta želiš postići?' }).fill('Razgovor za posao bez treme.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Pošalji zahtjev' }).press('Enter')
  await expect(page).toHaveURL('/mentorship')
  await expect(page.getByRole('region', { name: 'Čekaš odgovor' })).toContainText(
    'Razgovor za posao bez treme.',
  )
  await expectAccessible(page)
  await expectNoOverflow(page)

  const desk = await deviceOf('mentor', 'bhs', { viewport: { width: 1280, height: 800 } })
  await open(desk, '/mentorship')
  const waiting = desk.getByRole('region', { name: 'Čeka tvoj odgovor' })
  const request = waiting.getByRole('listitem').filter({ hasText: 'Razgovor za posao bez treme.' })
  // The mentor asks a question first, and the member answers it on the phone.
  await request.getByRole('button', { name: 'Pitaj još' }).press('Enter')
  const question = desk.getByRole('dialog', { name: 'Pitaj još nešto' })
  await expectAccessible(desk)
  await question.getByRole('textbox', { name: 'Pitanje' }).fill('Kod koga je razgovor?')
  await question.getByRole('button', { name: 'Pošalji pitanje' }).press('Enter')
  await expect(desk.getByText('Tvoj rok stoji dok ne stigne odgovor.').first()).toBeVisible()
  await open(page, '/mentorship')
  const mine = page
    .getByRole('region', { name: 'Čeka tvoj odgovor' })
    .getByRole('listitem')
    .filter({ hasText: 'Kod koga je razgovor?' })
  await mine.getByRole('button', { name: 'Odgovori', exact: true }).press('Enter')
  const reply = page.getByRole('dialog', { name: 'Odgovori na pitanje' })
  await expect(reply.getByText('Kod koga je razgovor?')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await reply.getByRole('textbox', { name: 'Tvoj odgovor' }).fill('Kod jedne firme u Zenici.')
  await reply.getByRole('button', { name: 'Pošalji odgovor' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Čekaš odgovor' })).toContainText('Kod jedne firme u Zenici.')
  await open(desk, '/mentorship')
  await expect(request).toContainText('Kod jedne firme u Zenici.')
  await request.getByRole('button', { name: 'Prihvati' }).press('Enter')
  await expect(desk.getByText('Dogovoreno. Termin je potvrđen za oboje.')).toBeVisible()
  const active = desk.getByRole('region', { name: 'Mentorstva koja traju' })
  await expect(active).toContainText('Razgovor za posao bez treme.')
  await expectAccessible(desk)

  await page.reload()
  await page
    .getByRole('region', { name: 'Mentorstva koja traju' })
    .getByRole('link', { name: 'Ciljevi, zadaci i bilješke' })
    .press('Enter')
  await expect(page.getByRole('region', { name: 'Susreti' })).toContainText('dogovoreno')
  // The member keeps what they type while the server saves their first task and note.
  const task = page.getByRole('textbox', { name: 'Novi zadatak' })
  const letTasksGo = await holdCalls(page, '**/api/mentorship/*/tasks')
  await task.focus()
  await type(page, 'Napisati tri pitanja')
  await sendTwice(page, 'Enter')
  await type(page, 'Poslati ih')
  letTasksGo()
  await expect(page.getByRole('checkbox', { name: 'Napisati tri pitanja' })).toHaveCount(1)
  await expect(task).toHaveValue('Poslati ih')
  await task.press('Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  const note = page.getByRole('textbox', { name: 'Zajednička bilješka' })
  const isAsked = page.waitForRequest(/\/api\/mentorship\/[^/]+\/note$/)
  const letNoteGo = await holdCalls(page, '**/api/mentorship/*/note')
  await note.focus()
  await type(page, 'Sljedeći put:')
  await isAsked
  await type(page, ' odijelo i put do firme.')
  letNoteGo()
  await expect(page.getByText(/^Sačuvano u/)).toBeVisible()
  await expect(note).toHaveValue('Sljedeći put: odijelo i put do firme.')
  await expect(note).toBeFocused()
  await page.reload()
  await expect(note).toHaveValue('Sljedeći put: odijelo i put do firme.')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoOverflow(page)
})
