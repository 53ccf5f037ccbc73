import sharp from 'sharp'
import { demoAccounts } from '#features/account/server/index.ts'
import { inDays, signInAs, test } from './demo.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('two people talk on a phone and a desktop, one of them without a link in between', async ({
  page,
  deviceOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'mentor', 'bhs')
  const other = await deviceOf('global admin', 'en')

  await open(page, '/messages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: /Lejla Begić/ }).click()
  const log = page.getByRole('log', { name: 'Razgovor: Lejla Begić' })
  await expect(log.getByText('Javljam se čim zatvorimo prijave.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(other, '/messages')
  await other.getByRole('link', { name: /Damir Kovačević/ }).click()
  const otherLog = other.getByRole('log', { name: 'Conversation: Damir Kovačević' })
  await expect(otherLog.getByText('dva slobodna termina')).toBeVisible()

  // It arrives at once, without a reload.
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Imam slobodan četvrtak.')
  await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(otherLog.getByText('Imam slobodan četvrtak.')).toBeVisible()

  // Offline it waits on the device, says so, and is sent automatically.
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Ovo pišem iz tunela.')
  await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(log.getByText('Čeka internet, poslat će se sama')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Poruka' })).toHaveValue('')
  await page.context().setOffline(false)
  await expect(otherLog.getByText('Ovo pišem iz tunela.')).toHaveCount(1)
  await expect(log.getByText('Čeka internet, poslat će se sama')).toBeHidden()

  // A picture chosen offline waits with its text, and opens large on the other side.
  await page.context().setOffline(true)
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2b6f8a' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'most.jpg', mimeType: 'image/jpeg', buffer: bytes }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('textbox', { name: 'Šta je na slici? (most.jpg)' }).fill('Most u Zenici')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(log.getByRole('img', { name: 'Most u Zenici' })).toBeVisible()
  await page.context().setOffline(false)
  await otherLog.getByRole('button', { name: 'Open picture: Most u Zenici' }).click()
  const large = other.getByRole('dialog', { name: 'Most u Zenici' })
  await expect(large.getByRole('img', { name: 'Most u Zenici' })).toHaveAttribute('src', /^blob:/)
  await expectAccessible(other)
  const [saved] = await Promise.all([
    other.waitForEvent('download'),
    large.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('most.webp')
  await large.getByRole('button', { name: 'Close picture' }).click()

  await other.getByRole('textbox', { name: 'Message' }).fill('Thursday it is.')
  await other.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(log.getByText('Thursday it is.')).toBeVisible()
  await expectAccessible(other)

  // The search marks its words in the results, and in the message that a result opens.
  await other.getByRole('searchbox', { name: 'Search messages' }).fill('tunel')
  const hit = other.getByRole('list', { name: 'Messages found' }).getByRole('link').first()
  await expect(hit.locator('mark')).toHaveText('tunela')
  await hit.click()
  await expect(otherLog.locator('mark')).toHaveText('tunela')
  await expectAccessible(other)

  // An answer leads back to what it answers, and arrow-up returns the last words to the field.
  const original = otherLog.getByRole('listitem').filter({ hasText: 'Imam slobodan četvrtak.' }).first()
  await original.hover()
  await original.getByRole('button', { name: 'Message actions' }).click()
  await other.getByRole('menuitem', { name: 'Reply' }).click()
  const field = other.getByRole('textbox', { name: 'Message' })
  await field.fill('The first one, see primjer.ba/termini')
  await field.press('Enter')
  await expect(otherLog.getByRole('link', { name: 'primjer.ba/termini' })).toBeInViewport()
  await otherLog.getByRole('button', { name: /^Damir Kovačević.*Imam slobodan četvrtak/ }).click()
  await expect(original).toBeInViewport()
  await field.press('ArrowUp')
  await expect(field).toHaveValue('The first one, see primjer.ba/termini')
  await expectAccessible(other)
  await field.press('Escape')

  // A message for tomorrow is scheduled once, however often the button is pressed.
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Ponesi skicu klupe.')
  await page.getByRole('button', { name: 'Pošalji kasnije' }).click()
  await page.getByRole('button', { name: 'Pošalji sutra u 9:00' }).dblclick()
  await page.getByRole('button', { name: '1 zakazana poruka' }).click()
  await expect(page.getByRole('button', { name: 'Otkaži: Ponesi skicu klupe.' })).toHaveCount(1)
  await expectAccessible(page)
})

test('a message deleted for all is undone by keyboard, and tried again after a moment without a link', async ({
  page,
  deviceOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'mentor', 'bhs')
  const other = await deviceOf('global admin', 'en')
  await open(page, '/messages')
  await page.getByRole('link', { name: /Lejla Begić/ }).click()
  const log = page.getByRole('log', { name: 'Razgovor: Lejla Begić' })
  await open(other, '/messages')
  await other.getByRole('link', { name: /Damir Kovačević/ }).click()
  const otherLog = other.getByRole('log', { name: 'Conversation: Damir Kovačević' })
  const words = 'Ovo sam poslao greškom.'
  await page.getByRole('textbox', { name: 'Poruka' }).fill(words)
  await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(otherLog.getByText(words)).toBeVisible()
  const tombstones = otherLog.getByText('This message was deleted.')
  const undo = page.getByRole('button', { name: 'Vrati', exact: true })
  const remove = async () => {
    const row = log.getByRole('listitem').filter({ hasText: words })
    await row.hover()
    await row.getByRole('button', { name: 'Radnje za poruku' }).click()
    await page.getByRole('menuitem', { name: 'Obriši za sve' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Poruka je obrisana za sve.' })).toBeVisible()
    await expect(tombstones).toHaveCount(1)
    await expect(log.getByText(words)).toHaveCount(0)
  }

  await remove()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(otherLog.getByText(words)).toBeVisible()
  await expect(log.getByText(words)).toBeVisible()
  await expect(tombstones).toHaveCount(0)

  await remove()
  await page.context().setOffline(true)
  await undo.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Provjeri vezu' })).toBeVisible()
  await expect(log.getByText('Poruka je obrisana.')).toBeVisible()
  await page.context().setOffline(false)
  await undo.click()
  await expect(otherLog.getByText(words)).toBeVisible()

  await remove()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a member goes to a day of a conversation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'mentor', 'bhs')
  await open(page, '/messages')
  await page.getByRole('link', { name: /Lejla Begić/ }).click()
  await page.getByRole('button', { name: 'Više o razgovoru' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Idi na datum' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Idi na datum' })
  await dialog.getByRole('button', { name: 'Otvori taj dan' }).press('Enter')
  await expect(dialog.getByText('Izaberi dan do danas.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByLabel('Dan').fill(inDays(-300))
  await dialog.getByRole('button', { name: 'Otvori taj dan' }).press('Enter')
  await expect(page).toHaveURL(/\/messages\/[\w-]+\?at=1$/)
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-seq="1"]')).toBeInViewport()
})

/** Scrolls up again and again, until the message with this number is loaded. */
async function scrollBackTo(page: Page, seq: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(`document.querySelector('[role="log"]').scrollTop = 0`)
        return page.locator(`[data-seq="${seq}"]`).count()
      },
      { intervals: [50, 100, 200] },
    )
    .toBe(1)
}

test('a member reads an old conversation back to its beginning, and the page stays light', async ({
  page,
  product,
}) => {
  const COUNT = 450
  await onDatabase(product.dataDir, (client) =>
    client.query(
      `with people as (select id, row_number() over (order by email) n from users where email = any($1)),
        conversation as (insert into conversations (id, kind, title, last_seq, version)
          values (gen_random_uuid(), 'group', 'Izviđači iz Zenice', $2, $2) returning id),
        members as (insert into conversation_members (conversation_id, user_id, state, read_seq)
          select conversation.id, people.id, 'in', $2 from conversation, people)
      insert into conversation_messages (conversation_id, seq, id, sender_id, body, version, sent_at)
        select conversation.id, n, gen_random_uuid(), (select id from people where people.n = 1 + g.n / 3 % 2),
          'Tačka dnevnog reda broj ' || g.n, g.n, now() - (($2 - g.n) * interval '1 hour')
        from conversation, generate_series(1, $2::int) as g(n)`,
      [
        demoAccounts
          .filter(({ role }) => role === 'mentor' || role === 'global admin')
          .map(({ email }) => email),
        COUNT,
      ],
    ),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'mentor', 'bhs')
  await open(page, '/messages')
  await page.getByRole('link', { name: /Izviđači iz Zenice/ }).click()
  const messages = page.locator('[data-seq]')
  await expect(page.locator(`[data-seq="${COUNT}"]`)).toBeInViewport()
  await scrollBackTo(page, 1)
  expect(await messages.count()).toBeLessThan(300)
  await expect(page.locator(`[data-seq="${COUNT}"]`)).toHaveCount(0)
  // An edge that is loaded keeps the message in its place that the member reads.
  await page.evaluate(`document.querySelector('[data-seq="200"]').scrollIntoView()`)
  const place = await page.locator('[data-seq="200"]').boundingBox()
  await page.getByRole('button', { name: 'Novije poruke' }).dispatchEvent('click')
  await expect(page.locator('[data-seq="260"]')).toHaveCount(1)
  await expect(page.locator('[data-seq="1"]')).toHaveCount(0)
  expect((await page.locator('[data-seq="200"]').boundingBox())?.y).toBeCloseTo(place!.y, 0)
  await page.getByRole('button', { name: 'Na najnoviju' }).click()
  await expect(page.locator(`[data-seq="${COUNT}"]`)).toBeInViewport()
  await expectAccessible(page)
})
