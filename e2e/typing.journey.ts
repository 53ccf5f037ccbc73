import { cast } from '#features/account/server/index.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { letSignIn, signInAs, test } from './demo.ts'
import { holdCalls, sendTwice, type } from './fast-keys.ts'
import { expect, open, type Page } from './fixtures.ts'

/** Storage of the device that tells that something is kept when the journey says so, not before. */
const HELD_STORAGE = `(() => {
  const told = []
  let isHeld = false
  const listen = IDBTransaction.prototype.addEventListener
  IDBTransaction.prototype.addEventListener = function (type, listener, options) {
    const late = (event) => (isHeld ? told.push(() => listener.call(this, event)) : listener.call(this, event))
    listen.call(this, type, type === 'complete' ? late : listener, options)
  }
  window.storage = {
    hold: () => { isHeld = true },
    letGo: () => { isHeld = false; for (const tell of told.splice(0)) tell() },
  }
})()`
const hold = (page: Page) => page.evaluate('window.storage.hold()')
const letGo = (page: Page) => page.evaluate('window.storage.letGo()')

const POSTS = ['Prvi sto je obrušen.', 'Drugi čeka kist.'] as const
const COMMENTS = ['Boja stiže sutra.', 'I lak s njom.']
const BOX = ['Klupe su trule.', 'Niko ih ne farba.'] as const
const QUESTION = 'Može li se alat posuditi?'

const TALK = ['Odakle cijena daske?', 'Iz ponude.'] as const

test('a member with a slow device types fast and presses Enter twice, loses no letter and sends nothing twice', async ({
  page,
  product,
}) => {
  const { marija, luka } = cast
  await letSignIn(product, [marija.email])
  await page.addInitScript(HELD_STORAGE)
  await signInAs(page, marija.email, 'bhs')

  const other = await onDatabase(product.dataDir, async (client) => {
    const { rows } = await client.query('select id from users where email = $1', [luka.email])
    return String(rows[0]?.id)
  })
  const conversation = await page.evaluate(async (member) => {
    const answer = await fetch('/api/conversations', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      },
      body: JSON.stringify({ id: crypto.randomUUID(), kind: 'direct', members: [member] }),
    })
    return ((await answer.json()) as { id: string }).id
  }, other)

  await open(page, `/messages/${conversation}`)
  const log = page.getByRole('log')
  const message = page.getByRole('textbox', { name: 'Poruka' })
  const said = ['osam sati', 'kod mosta', 'ponesi ključ', 'i četku', 'dva kista', 'može?']
  await message.focus()
  await hold(page)
  for (const one of said) {
    await type(page, one)
    await sendTwice(page, 'Enter')
  }
  await type(page, 'ovo još čeka')
  await letGo(page)
  await expect(log.getByText('Poslano', { exact: true })).toBeVisible()
  await expect(message).toHaveValue('ovo još čeka')
  await open(page, `/messages/${conversation}`)
  for (const one of said) await expect(log.getByText(one, { exact: true })).toHaveCount(1)
  await expect(message).toHaveValue('ovo još čeka')

  // A voice, with a press at each of the steps that the device is slow in.
  await message.fill('')
  await page.getByRole('button', { name: 'Snimi glasovnu poruku' }).press('Enter')
  const recorder = page.getByRole('region', { name: 'Snimanje glasovne poruke' })
  await expect(recorder.getByRole('timer')).toContainText(/0:0[1-9]/)
  await recorder.getByRole('button', { name: 'Završi snimanje' }).press('Enter')
  await expect(recorder.getByRole('button', { name: 'Pošalji glasovnu poruku' })).toBeFocused()
  await hold(page)
  await sendTwice(page, 'Enter')
  for (let step = 0; step < 12 && (await recorder.isVisible()); step += 1) {
    await page.evaluate('window.storage.letGo(); window.storage.hold()')
    await page.keyboard.press('Enter')
  }
  await letGo(page)
  await expect(recorder).toBeHidden()
  await expect(log.getByRole('group', { name: /^Glasovna poruka/ })).toHaveCount(1)
  await expect(log.getByText('Poslano', { exact: true })).toBeVisible()

  // A post, and another that is begun before the device has kept the first.
  await open(page, '/feed?view=newest')
  await page.getByRole('button', { name: 'Podijeli šta radiš' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Tvoja objava' })).toBeFocused()
  await hold(page)
  await type(page, POSTS[0])
  await sendTwice(page, 'Control+Enter')
  await type(page, POSTS[1])
  await sendTwice(page, 'Control+Enter')
  await letGo(page)
  await expect(page.getByRole('button', { name: 'Podijeli šta radiš' })).toBeVisible()
  const own = page.getByRole('article', { name: `${marija.firstName} ${marija.lastName}` })
  await expect(own.filter({ hasText: POSTS[0] })).toHaveCount(1)
  await expect(own.filter({ hasText: POSTS[1] })).toHaveCount(1)

  // Comments on her own post.
  await own
    .filter({ hasText: POSTS[1] })
    .getByRole('link', { name: /^Komentari: 0/ })
    .press('Enter')
  await page.getByRole('button', { name: 'Napiši komentar' }).press('Enter')
  await hold(page)
  for (const one of COMMENTS) {
    await type(page, one)
    await sendTwice(page, 'Control+Enter')
  }
  await type(page, 'Ovo')
  await letGo(page)
  const comments = page.getByRole('region', { name: 'Komentari' })
  for (const one of COMMENTS)
    await expect(comments.getByRole('listitem').filter({ hasText: one })).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Tvoj komentar' })).toHaveValue('Ovo')

  // A question, whose way to the server is slow instead.
  const answer = await holdCalls(page, '**/api/discussions')
  await open(page, '/calls/moj-prvi-obrt')
  const questions = page.getByRole('region', { name: 'Pitanja i odgovori' })
  await questions.getByRole('button', { name: 'Postavi pitanje' }).press('Enter')
  await expect(questions.getByLabel('Tvoje pitanje')).toBeFocused()
  await type(page, QUESTION)
  await sendTwice(page, 'Control+Enter')
  await type(page, 'Hvala.')
  answer()
  await expect(questions.getByRole('listitem').filter({ hasText: QUESTION })).toHaveCount(1)
  await expect(questions.getByLabel('Tvoje pitanje')).toHaveValue('Hvala.')

  // A box of an application has each letter once, and pressing Enter twice leaves one empty paragraph.
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
  const problem = page.getByRole('region', { name: 'Problem' })
  await problem.getByRole('button', { name: /^Piši/ }).press('Enter')
  await page.getByRole('textbox', { name: 'Problem' }).focus()
  await hold(page)
  await type(page, BOX[0])
  await sendTwice(page, 'Enter')
  await type(page, BOX[1])
  await expect(page.getByRole('textbox', { name: 'Problem' }).locator('p')).toHaveText([BOX[0], '', BOX[1]])
  await letGo(page)
  await problem.getByRole('button', { name: /^Gotovo/ }).press('Enter')
  for (const words of BOX) await expect(problem.getByText(words)).toHaveCount(1)

  // The team talks about that box: a comment, and the answer to it.
  await page.getByRole('button', { name: 'Komentari: Problem' }).press('Enter')
  const talk = page.getByRole('region', { name: 'Razgovor o prijavi' })
  await talk.getByRole('button', { name: 'Komentariši' }).press('Enter')
  await expect(talk.getByRole('textbox', { name: 'Tvoj komentar' })).toBeFocused()
  await hold(page)
  await type(page, TALK[0])
  await sendTwice(page, 'Control+Enter')
  await letGo(page)
  await expect(talk.getByText(TALK[0])).toHaveCount(1)
  await talk.getByRole('button', { name: 'Odgovori' }).press('Enter')
  await expect(talk.getByRole('textbox', { name: 'Tvoj odgovor' })).toBeFocused()
  await hold(page)
  await type(page, TALK[1])
  await sendTwice(page, 'Control+Enter')
  await type(page, 'Hvala.')
  await letGo(page)
  await expect(talk.getByRole('textbox', { name: 'Tvoj odgovor' })).toHaveValue('Hvala.')
  await expect(talk.getByText(TALK[1])).toHaveCount(1)
  await expect(talk.getByText('Čeka internet', { exact: false })).toHaveCount(0)

  // What the server has is each of them, once and in order.
  const kept = await onDatabase(product.dataDir, async (client) => {
    const bodies = async (query: string, id: string) =>
      (await client.query<{ body: string }>(query, [id])).rows.map(({ body }) => body)
    const writer = `(select id from users where email = $1) and created_at > now() - interval '1 hour'`
    return {
      messages: await bodies(
        'select body from conversation_messages where conversation_id = $1 order by seq',
        conversation,
      ),
      posts: await bodies(
        `select jsonb_path_query_first(body, '$.**.text') #>> '{}' as body from feed_posts where author_id = ${writer} order by created_at`,
        marija.email,
      ),
      discussed: await bodies(
        `select body from discussion_posts where author_id = ${writer} order by created_at`,
        marija.email,
      ),
    }
  })
  expect(kept).toEqual({
    // The voice has no words.
    messages: [...said, ''],
    posts: [...POSTS],
    discussed: [...COMMENTS, QUESTION, ...TALK],
  })
})
