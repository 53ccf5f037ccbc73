import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { PDF, planOf, projectWithBank, somebody } from './money.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a receipt', () => {
  test('is a photo drawn anew or a PDF, read by team, board and staff, and by nobody else', async () => {
    const { slug, url, lana, emir, ana, sana, upload, spend, see } = await projectWithBank(app)
    const entry = newId()
    await spend(lana, 120_00, { entry })
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Artist: 'Tajna osoba' } })
      .jpeg()
      .toBuffer()
    const id = newId()
    const sent = await upload(lana, `entries/${entry}/receipts/${id}`, photo, 'image/jpeg')
    expect(sent.json()).toMatchObject({ id, kind: 'picture', name: 'racun.webp' })
    // Sent again, it is there once.
    expect((await upload(lana, `entries/${entry}/receipts/${id}`, photo, 'image/jpeg')).statusCode).toBe(200)
    expect((await upload(emir, `entries/${entry}/receipts/${newId()}`)).json()).toMatchObject({ kind: 'pdf' })
    expect((await see(ana)).expenses).toMatchObject([{ id: entry, papers: [{ id }, { name: 'racun.pdf' }] }])
    for (const one of [lana, emir, ana, sana]) {
      const answer = await one.send('GET', `${url}/files/${id}`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(answer.rawPayload.includes('Tajna osoba')).toBe(false)
    }
    const stranger = await somebody(app, 'Zoran')
    expect((await stranger.send('GET', `${url}/files/${id}`)).statusCode).toBe(404)
    expect((await app.http.inject(`${url}/files/${id}`)).statusCode).toBe(401)
    expect((await app.http.inject(`/api/public/projects/${slug}`)).body).not.toContain('racun')
  })

  test('is of one’s own team and of an expense, and only of what we can open', async () => {
    const { lana, ana, upload, spend } = await projectWithBank(app)
    const other = await projectWithBank(app)
    const entry = newId()
    await spend(lana, 120_00, { entry })
    expect((await upload(ana, `entries/${entry}/receipts/${newId()}`)).statusCode).toBe(404)
    expect((await other.upload(other.lana, `entries/${entry}/receipts/${newId()}`)).statusCode).toBe(404)
    const text = await upload(lana, `entries/${entry}/receipts/${newId()}`, Buffer.from('račun'))
    expect(text.json()).toMatchObject({ code: 'platform.wrongFile' })
    const id = newId()
    await upload(lana, `entries/${entry}/receipts/${id}`)
    await other.spend(other.lana, 10_00, { entry: newId() })
    const taken = await other.upload(other.lana, `entries/${entry}/receipts/${id}`)
    expect(taken.json()).toMatchObject({ code: 'projects.idTaken' })
    const many = await Promise.all(
      Array.from({ length: 6 }, () => upload(lana, `entries/${entry}/receipts/${newId()}`)),
    )
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
  })

  test('is taken away while the project runs; the final report says why some are missing', async () => {
    const { url, lana, upload, spend, see } = await projectWithBank(app)
    const [entry, id] = [newId(), newId()]
    await spend(lana, 120_00, { entry })
    await upload(lana, `entries/${entry}/receipts/${id}`)
    expect((await lana.send('DELETE', `${url}/files/${id}`)).statusCode).toBe(204)
    expect((await lana.send('GET', `${url}/files/${id}`)).statusCode).toBe(404)
    expect((await see(lana)).expenses[0]?.papers).toEqual([])
    const report = 'Ograda je obojena, klupe stoje, ključ je kod domara. '.repeat(3)
    const finish = (more = {}) => lana.send('PUT', `${url}/report`, { report, ...more })
    expect((await finish()).json()).toMatchObject({ code: 'projects.receiptsMissing' })
    expect((await finish({ withoutReceipts: 'Boju smo kupili na pijaci.' })).statusCode).toBe(204)
  })
})

describe('a signed contract', () => {
  test('is handed in by the team as PDF, replaced until it is marked as signed, and then stays', async () => {
    const { url, lana, ana, write, upload, see } = await projectWithBank(app)
    const hand = (one = lana, bytes = PDF, id = newId()) => upload(one, `agreement/files/${id}`, bytes)
    expect((await hand()).json()).toMatchObject({ code: 'projects.notIssued' })
    await write(ana, planOf([800, 'signed']))
    await ana.send('POST', `${url}/agreement/issue`)
    expect((await hand(ana)).statusCode).toBe(404)
    const [first, second] = [newId(), newId()]
    await hand(lana, PDF, first)
    await hand(lana, PDF, second)
    expect((await ana.send('GET', `${url}/files/${first}`)).statusCode).toBe(404)
    expect((await ana.send('GET', `${url}/files/${second}`)).statusCode).toBe(200)
    expect((await see(ana)).agreement.signedFile?.id).toBe(second)
    await ana.send('PUT', `${url}/agreement/signed`, { day: '2026-01-05' })
    expect((await hand()).json()).toMatchObject({ code: 'projects.alreadySigned' })
    expect((await lana.send('DELETE', `${url}/files/${second}`)).json()).toMatchObject({
      code: 'projects.fileFixed',
    })
  })
})
