import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { dayOf, PDF, planOf, projectWithBank, somebody } from './money.fixture.ts'

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
    // A repeated upload is stored once.
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
    expect(taken.json()).toMatchObject({ code: 'media.idTaken' })
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

test('a receipt stays once money was released while it was there, and one that came later may go', async () => {
  const { url, lana, ana, upload, spend, agreed, release } = await projectWithBank(app)
  const [plan] = await agreed([800, 'signed'])
  const [entry, id, later] = [newId(), newId(), newId()]
  await spend(lana, 120_00, { entry })
  await upload(lana, `entries/${entry}/receipts/${id}`)
  expect((await release(ana, plan!.id)).statusCode).toBe(204)
  await upload(lana, `entries/${entry}/receipts/${later}`)
  expect((await lana.send('DELETE', `${url}/files/${id}`)).json()).toMatchObject({
    code: 'projects.fileFixed',
  })
  expect((await lana.send('DELETE', `${url}/files/${later}`)).statusCode).toBe(204)
  // The expense cannot be cancelled either, until the bank withdraws its approval.
  const strike = () => lana.send('DELETE', `${url}/entries/${entry}`)
  expect((await strike()).json()).toMatchObject({ code: 'projects.receiptFixed' })
  expect((await ana.send('DELETE', `${url}/instalments/${plan!.id}/release`)).statusCode).toBe(204)
  expect((await strike()).statusCode).toBe(204)
})

describe('a signed contract', () => {
  test('is handed in as a photo too, which is drawn anew, and the bank confirms the copy as it downloads it', async () => {
    const { url, lana, ana, write, upload, see, sign } = await projectWithBank(app)
    await write(ana, planOf([800, 'signed']))
    await ana.send('POST', `${url}/agreement/issue`)
    const taken = await sharp({
      create: { width: 2400, height: 3200, channels: 3, background: '#f5f0e6' },
    })
      .withExif({ IFD0: { Artist: 'Lana' } })
      .jpeg()
      .toBuffer()
    const id = newId()
    const sent = await upload(lana, `agreement/files/${id}`, taken, 'image/jpeg')
    expect(sent.json()).toMatchObject({ id, kind: 'picture', name: 'racun.webp' })
    const download = await ana.send('GET', `${url}/files/${id}`)
    expect(download.headers['content-type']).toBe('image/webp')
    const { width, exif } = await sharp(download.rawPayload).metadata()
    expect([width, exif]).toEqual([1350, undefined])
    const { digest } = (await see(ana)).agreement.signedFile!
    expect(digest).toBe(createHash('sha256').update(download.rawPayload).digest('hex'))
    expect((await sign(ana)).statusCode).toBe(204)
    expect((await see(lana)).agreement.signedDigest).toBe(digest)
    const text = await upload(lana, `agreement/files/${newId()}`, Buffer.from('potpisano'), 'image/png')
    expect(text.json()).toMatchObject({ code: 'platform.wrongFile' })
  })

  test('is handed in by the team as PDF, replaced until it is marked as signed, and then stays', async () => {
    const { slug, url, lana, ana, write, upload, see } = await projectWithBank(app)
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
    // The bank confirms the copy that it viewed, not a later upload.
    const { issuedAt, signedFile } = (await see(ana)).agreement
    const sign = (copy: string) => ana.send('PUT', `${url}/agreement/signed`, { day: dayOf(issuedAt), copy })
    const seen = signedFile!.digest
    expect(seen).toBe(createHash('sha256').update(PDF).digest('hex'))
    const other = Buffer.concat([PDF, Buffer.from('\n% drugi potpis\n')])
    const third = newId()
    expect((await hand(lana, other, third)).statusCode).toBe(200)
    for (const copy of [seen, ''])
      expect((await sign(copy)).json()).toMatchObject({ code: 'projects.otherCopy' })
    const digest = (await see(ana)).agreement.signedFile!.digest
    expect((await sign(digest)).statusCode).toBe(204)
    expect((await see(lana)).agreement.signedDigest).toBe(digest)
    const { rows } = await app.services.pool.query<{ after: object }>(
      `select after from audit_entries where action = 'projects.sign' and subject_id = $1`,
      [slug],
    )
    expect(rows).toEqual([{ after: { digest } }])
    expect((await hand()).json()).toMatchObject({ code: 'projects.alreadySigned' })
    expect((await lana.send('DELETE', `${url}/files/${third}`)).json()).toMatchObject({
      code: 'projects.fileFixed',
    })
  })
})

describe('a signed amendment', () => {
  /** Creates a signed contract with its plan, and a change that the bank has accepted. */
  async function amended() {
    const project = await projectWithBank(app)
    const { id, url, lana, ana, agreed } = project
    await app.services.pool.query(
      `update projects set plan = jsonb_set(plan, '{budget,1,amount}', to_jsonb(800_00 - (plan #>> '{budget,0,amount}')::int)) where id = $1`,
      [id],
    )
    await agreed([800, 'signed'])
    const change = newId()
    const reason = 'Boja je poskupjela, mreže su jeftinije.'
    await lana.send('PUT', `${url}/changes/${change}`, { from: 'nets', to: 'paint', amount: 50_00, reason })
    await ana.send('PUT', `${url}/changes/${change}/decision`, { accepted: true, answer: 'Slažemo se.' })
    const amendmentOf = async (one = ana) =>
      (await project.see(one)).agreement.issued.find(({ version }) => version === 2)
    const signingOf = async (one = ana) => (await amendmentOf(one))?.signing
    const today = dayOf((await amendmentOf())?.issuedAt)
    const hand = (one = lana, { bytes = PDF, file = newId(), version = 2 } = {}) =>
      project.upload(one, `agreement/amendments/${version}/files/${file}`, bytes)
    const sign = (
      one = ana,
      { day = today, version = 2, copy = '' }: { day?: string; version?: number; copy?: string } = {},
    ) => one.send('PUT', `${url}/agreement/amendments/${version}/signed`, { day, copy })
    return { ...project, signingOf, hand, sign, today }
  }

  test('has its own slot beside the contract: handed in by the team, replaced until the bank marks it, and then it stays', async () => {
    const { id, url, lana, emir, ana, see, signingOf, hand, sign, today } = await amended()
    expect(await signingOf()).toEqual({ signedOn: null, signedDigest: '', file: null })
    expect((await sign()).json()).toMatchObject({ code: 'projects.noCopy' })
    const { rows } = await app.services.pool.query<{ step: string }>(
      `select data ->> 'step' as step from notifications where about = $1 and user_id = $2 and data ->> 'step' = 'amended'`,
      [id, emir.userId],
    )
    expect(rows).toHaveLength(1)
    const [first, second] = [newId(), newId()]
    expect((await hand(lana, { file: first })).json()).toMatchObject({ id: first, kind: 'pdf' })
    expect((await hand(lana, { file: second })).statusCode).toBe(200)
    expect((await hand(lana, { file: second })).statusCode).toBe(200)
    expect((await ana.send('GET', `${url}/files/${first}`)).statusCode).toBe(404)
    expect((await ana.send('GET', `${url}/files/${second}`)).statusCode).toBe(200)
    // It is no copy of the contract and replaces none.
    expect((await see(ana)).agreement.signedFile?.id).not.toBe(second)
    expect((await sign(ana, { day: '2999-01-01' })).json()).toMatchObject({ code: 'projects.notYet' })
    expect((await sign(ana, { day: '2026-02-01' })).json()).toMatchObject({ code: 'projects.beforeIssue' })
    expect((await sign()).json()).toMatchObject({ code: 'projects.otherCopy' })
    const digest = (await signingOf())!.file!.digest
    expect((await sign(ana, { copy: digest })).statusCode).toBe(204)
    expect(await signingOf(lana)).toMatchObject({
      signedOn: today,
      signedDigest: digest,
      file: { id: second },
    })
    for (const answer of [await hand(), await sign()])
      expect(answer.json()).toMatchObject({ code: 'projects.alreadySigned' })
    expect((await lana.send('DELETE', `${url}/files/${second}`)).json()).toMatchObject({
      code: 'projects.fileFixed',
    })
  })

  test('is the team’s to hand in and the bank’s to mark, and there is none for a contract or what was never issued', async () => {
    const { lana, ana, signingOf, hand, sign } = await amended()
    const zoran = await somebody(app, 'Zoran')
    for (const one of [ana, zoran]) expect((await hand(one)).statusCode).toBe(404)
    for (const one of [lana, zoran]) expect((await sign(one)).statusCode).toBe(404)
    for (const version of [1, 3]) {
      expect((await hand(lana, { version })).statusCode).toBe(404)
      expect((await sign(ana, { version })).statusCode).toBe(404)
    }
    expect((await hand(lana, { bytes: Buffer.from('aneks') })).json()).toMatchObject({
      code: 'platform.wrongFile',
    })
    await hand()
    const { digest: copy } = (await signingOf())!.file!
    const signed = await Promise.all([1, 2, 3].map(() => sign(ana, { copy })))
    expect(signed.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
  })
})
