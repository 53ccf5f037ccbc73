import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/db/sql.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Message } from '../contract/message.ts'
import type { listShared } from '../contract/shared.endpoints.ts'
import { acquaintances, talker } from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Talker = Awaited<ReturnType<typeof talker>>
type Shared = ResponseOf<typeof listShared>

const PDF = Buffer.from('%PDF-1.4\n% mala ponuda\n%%EOF')

async function sendPdf(person: Talker, id: string, name: string): Promise<Message> {
  const file = crypto.randomUUID()
  await app.http.inject({
    method: 'PUT',
    url: `/api/conversations/${id}/files/${file}?${new URLSearchParams({ name })}`,
    headers: { origin: 'http://localhost:3000', ...person.headers, 'content-type': 'application/pdf' },
    payload: PDF,
  })
  return (await person.write(id, '', { files: [file] })).json<Message>()
}
const ask = (person: Talker, id: string, query = 'kind=files') =>
  person.send('GET', `/api/conversations/${id}/shared?${query}`)
const listOf = async (person: Talker, id: string, query?: string) =>
  (await ask(person, id, query)).json<Shared>()
const namesOf = ({ items }: Shared) => items.flatMap(({ files }) => files.map(({ name }) => name))
const linksOf = ({ items }: Shared) => items.flatMap(({ links }) => links.map(({ href }) => href))

describe('the list of files and links in a conversation', () => {
  test('shows both members the newest first, and nobody else reads it', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    await sendPdf(amra, id, 'ponuda.pdf')
    const { seq } = await sendPdf(tarik, id, 'racun.pdf')
    const page = await listOf(tarik, id)
    expect(namesOf(page)).toEqual(['racun.pdf', 'ponuda.pdf'])
    expect(page.items[0]).toMatchObject({ seq, sender: tarik.userId, links: [] })
    expect(namesOf(await listOf(amra, id))).toEqual(['racun.pdf', 'ponuda.pdf'])
    expect((await ask(await talker(app), id)).statusCode).toBe(404)
    expect((await ask(amra, id, 'kind=faces')).statusCode).toBe(422)
  })

  test('names each link of a message once, and no word that only looks like one', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    await amra.write(id, 'Vidi zamah.ba i www.klupe.ba/plan, opet zamah.ba')
    await amra.write(id, 'Dobro.Hvala, tabela.xlsx je kod mene')
    await tarik.write(id, 'https://klupe.ba/slike')
    expect(linksOf(await listOf(tarik, id, 'kind=links'))).toEqual([
      'https://klupe.ba/slike',
      'https://zamah.ba/',
      'https://www.klupe.ba/plan',
    ])
  })

  test('comes in pages that miss and repeat nothing', async () => {
    const { amra, id } = await acquaintances(app)
    for (let n = 1; n <= 19; n += 1) await amra.write(id, `https://klupe.ba/${n}`)
    const hrefs: string[] = []
    for (let before: number | null | undefined; before !== null; ) {
      const page = await listOf(amra, id, `kind=links${before ? `&before=${before}` : ''}`)
      hrefs.push(...linksOf(page))
      before = page.next
    }
    expect(hrefs).toEqual(Array.from({ length: 19 }, (_, n) => `https://klupe.ba/${19 - n}`))
  })

  test('loses what its author deletes', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const { id: message } = await sendPdf(amra, id, 'ponuda.pdf')
    await amra.send('DELETE', `/api/conversations/${id}/messages/${message}`)
    expect((await listOf(tarik, id)).items).toEqual([])
  })

  test('stays empty until the request is accepted', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    await amra.write(id, 'Zdravo! Moj rad je na www.klupe.ba')
    expect(await listOf(tarik, id, 'kind=links')).toEqual({ items: [], next: null })
    await tarik.answer(id, true)
    expect(linksOf(await listOf(tarik, id, 'kind=links'))).toEqual(['https://www.klupe.ba/'])
  })

  test('in a group leaves out whom a block severs from the reader', async () => {
    const [amra, tarik, emina] = [await talker(app), await talker(app), await talker(app)]
    for (const each of [tarik, emina]) await connected(amra, each)
    const id = await amra.begun([tarik, emina])
    await tarik.write(id, 'https://klupe.ba/tarik')
    await emina.write(id, 'https://klupe.ba/emina')
    await tarik.block(emina)
    expect(linksOf(await listOf(emina, id, 'kind=links'))).toEqual(['https://klupe.ba/emina'])
    expect(linksOf(await listOf(tarik, id, 'kind=links'))).toEqual(['https://klupe.ba/tarik'])
    expect(linksOf(await listOf(amra, id, 'kind=links'))).toHaveLength(2)
  })

  test('is read by its index, however long the conversation is', async () => {
    const { amra, id } = await acquaintances(app)
    await app.services.db.execute(sql`
      insert into conversation_messages (conversation_id, seq, id, sender_id, body, version)
      select ${id}, n, gen_random_uuid(), ${amra.userId}, 'Kad se vidimo', n from generate_series(10, 5000) n`)
    await app.services.db.execute(sql`update conversations set last_seq = 5000 where id = ${id}`)
    await app.services.db.execute(sql`analyze conversation_messages`)
    const { rows } = await app.services.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select seq from conversation_messages g where g.conversation_id = ${id} and g.deleted_at is null
        and g.body ~ '[[:alnum:]_-]\\.[[:alpha:]]{2}' order by g.seq desc limit 9`)
    expect(JSON.stringify(rows)).toContain('conversation_messages_links')
  })
})
