import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { member } from '#tests/setup/people.ts'
import { deleteWaiting } from './files.queries.ts'
import {
  attachFile,
  hideFiles,
  readFile,
  reconcileFiles,
  removeTask,
  type Upload,
  WHOLE,
  withStoredFile,
} from './index.ts'
import { trackFile } from './media.fixture.ts'
import { placeOfKey, partKey } from './place.ts'
import { storeFile } from './store.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const bytes = (text = 'plan') => Buffer.from(text)
function upload(more: Partial<Upload> = {}): Upload {
  return {
    kind: 'library',
    userId: null,
    type: 'application/pdf',
    parts: [{ name: WHOLE, bytes: bytes() }],
    ...more,
  }
}
const attached = (given: Upload) =>
  withStoredFile(app.services, given, async (file) => {
    await inTransaction(app.services.pool, (tx) => attachFile(tx, file.id))
    return file.id
  })
async function keys(): Promise<string[]> {
  const all: string[] = []
  for await (const { key } of app.services.files.list()) all.push(key)
  return all
}
const cleanUp = () => removeTask.handle(app.services, {}, { id: '', complete: async () => undefined })
const query = (text: string, ...values: unknown[]) => app.services.pool.query(text, values)

describe('a file', () => {
  test('is read as it was stored, and its bytes go with its row', async () => {
    const id = await attached(upload())
    const file = await trackFile(app.services, id)
    expect(await readFile(app.services, { id })).toEqual(bytes())
    await query('delete from files where id = $1', id)
    await expect(readFile(app.services, { id })).rejects.toMatchObject({ code: 'platform.notFound' })
    expect(await file.isStored()).toBe(false)
  })

  test('is one, however often its device sends it at the same moment', async () => {
    const id = crypto.randomUUID()
    const all = await Promise.all([1, 2, 3, 4].map(() => attached(upload({ id }))))
    expect(new Set(all)).toEqual(new Set([id]))
    const { place } = await trackFile(app.services, id)
    expect((await keys()).filter((key) => key.startsWith(place))).toEqual([`${place}${WHOLE}`])
  })

  test('under an id that is taken never touches the file that is there', async () => {
    const [one, other] = [await member(app), await member(app)]
    const id = crypto.randomUUID()
    await attached(upload({ id, userId: one.id }))
    const strange = upload({ id, userId: other.id, parts: [{ name: WHOLE, bytes: bytes('drugo') }] })
    await expect(attached(strange)).rejects.toMatchObject({ code: 'media.idTaken' })
    await expect(attached({ ...strange, userId: one.id })).rejects.toMatchObject({
      code: 'media.idTaken',
    })
    expect(await readFile(app.services, { id })).toEqual(bytes())
  })

  test('may be another one until it is attached', async () => {
    const { id: userId } = await member(app)
    const id = crypto.randomUUID()
    await storeFile(app.services, upload({ id, userId }))
    const { place } = await trackFile(app.services, id)
    await attached(upload({ id, userId, parts: [{ name: WHOLE, bytes: bytes('bolji plan') }] }))
    expect((await readFile(app.services, { id })).toString()).toBe('bolji plan')
    await cleanUp()
    expect((await keys()).filter((key) => key.startsWith(place))).toEqual([])
  })

  test('that a refused change brought goes at once', async () => {
    const refused = withStoredFile(app.services, upload(), async (file) => {
      throw new Error(file.id)
    })
    const id = await refused.then(String, (error: Error) => error.message)
    await expect(readFile(app.services, { id })).rejects.toMatchObject({ code: 'platform.notFound' })
  })

  test('does not fit where the person has no room left, however many come at once', async () => {
    const { id: userId } = await member(app)
    const id = await attached(upload({ userId }))
    await query('update files set size = $2 where id = $1', id, 2 * 1024 ** 3 - 2)
    const all = await Promise.allSettled([1, 2, 3].map(() => attached(upload({ userId }))))
    expect(all.map((each) => each.status === 'rejected' && each.reason.code)).toEqual(
      Array(3).fill('media.full'),
    )
  })
})

describe('a public picture', () => {
  test('has an address only while it is attached and not hidden, and a private one has none', async () => {
    const parts = [{ name: '256.webp', bytes: bytes('slika') }]
    const { id } = await storeFile(app.services, upload({ type: 'image/webp', parts }))
    const get = async (which = id) => (await app.http.inject(`/pictures/${which}/256.webp`)).statusCode
    expect(await get()).toBe(404)
    await attachFile(app.services.db, id)
    expect(await get()).toBe(200)
    await hideFiles(app.services.db, [id], true)
    expect(await get()).toBe(404)
    await hideFiles(app.services.db, [id], false)
    expect(await get()).toBe(200)
    expect(await get(await attached(upload({ kind: 'message', type: 'image/webp', parts })))).toBe(404)
  })
})

describe('a process that dies', () => {
  test.each(['before the bytes', 'amid the bytes', 'before it is attached'])(
    '%s leaves nothing behind',
    async (moment) => {
      const put = app.services.files.put
      let written = 0
      const files = {
        ...app.services.files,
        put: async (key: string, contents: Buffer) => {
          if (moment === 'before the bytes' || (moment === 'amid the bytes' && written > 0))
            throw new Error('dead')
          written += 1
          await put(key, contents)
        },
      }
      const parts = ['512.webp', '256.webp'].map((name) => ({ name, bytes: bytes(name) }))
      const id = crypto.randomUUID()
      await storeFile({ ...app.services, files }, upload({ id, parts })).catch(() => undefined)
      const file = await trackFile(app.services, id)
      await query(`update files set created_at = now() - interval '25 hours' where id = $1`, id)
      expect(await file.isStored()).toBe(false)
      expect((await query('select 1 from files where id = $1', id)).rowCount).toBe(0)
    },
  )

  test('between the commit and the removal leaves the removal to the next one', async () => {
    const id = await attached(upload())
    const file = await trackFile(app.services, id)
    await query('delete from files where id = $1', id)
    const dead = { ...app.services.files, removeAll: () => Promise.reject(new Error('dead')) }
    await expect(
      removeTask.handle({ ...app.services, files: dead }, {}, { id: '', complete: async () => undefined }),
    ).rejects.toThrow('dead')
    expect(await file.isStored()).toBe(false)
  })
})

test('every night bytes without a row go, rows without bytes are named, and what is being uploaded stays', async () => {
  const [kept, lost] = [await attached(upload()), await attached(upload())]
  const { id: waiting } = await storeFile(app.services, upload())
  const { place } = await trackFile(app.services, lost)
  await app.services.files.removeAll(place)
  await app.services.files.put('media/stray/whole', bytes())
  await app.services.files.put('exports/of-others.zip', bytes())
  expect(await reconcileFiles(app.services)).toMatchObject({ removed: 1, missing: [place] })
  const left = await keys()
  expect(left).toContain('exports/of-others.zip')
  for (const id of [kept, waiting]) expect(await readFile(app.services, { id })).toEqual(bytes())
  expect(left.some((key) => key.startsWith('media/stray'))).toBe(false)
  await deleteWaiting(app.services.db, waiting)
  await query('delete from files where id = $1', lost)
})

test('the place of a key is the one that its file has, also for files of a former release', () => {
  const uuid = fc.uuid()
  fc.assert(
    fc.property(uuid, uuid, fc.constantFrom('whole', '256.webp'), (one, other, part) => {
      for (const place of [`media/${one}/`, `messages/${one}/${other}/`, `applications/${one}/${other}`])
        expect(placeOfKey(partKey(place, part))).toBe(place)
    }),
  )
})

test('a file that is written while a transaction is open fails its test, and one after its end does not', async () => {
  const write = () => storeFile(app.services, upload())
  await expect(inTransaction(app.services.pool, write)).rejects.toThrow('while a transaction is open')
  await inTransaction(app.services.pool, async () => undefined)
  await expect(write()).resolves.toBeDefined()
})
