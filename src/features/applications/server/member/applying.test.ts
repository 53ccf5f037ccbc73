import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sender } from '#features/opportunities/server/opportunities.fixture.ts'
import type { OwnApplication } from '../../contract/application.endpoints.ts'
import type { Reviewed } from '../../contract/hiring.endpoints.ts'
import { applicantOf, type House, openHouse, question, setDeadline } from '../applications.fixture.ts'

let app: House['app']
let boss: House['boss']
let stranger: House['stranger']
let job: House['job']
let given: House
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss, stranger, job } = given)
})
afterAll(() => app.stop())

const applicant = (names?: Parameters<typeof applicantOf>[1]) => applicantOf(given, names)
const review = (id: string, by = boss) => by.send('GET', `/api/applications/${id}/review`)

describe('A member who applies', () => {
  test('begins once, however often they press, and finds the draft again', async () => {
    const amra = await applicant()
    const ids = await Promise.all(Array.from({ length: 8 }, () => amra.begin()))
    expect(new Set(ids).size).toBe(1)
    await amra.save(ids[0]!, { letter: 'Poštovani' })
    expect(await amra.read(ids[0]!)).toMatchObject({ letter: 'Poštovani', status: 'draft', open: true })
    const { applications } = (await amra.send('GET', '/api/applications')).json()
    expect(applications).toHaveLength(1)
  })

  test('sees the CV that would go, and afterwards the one that went; nobody else does', async () => {
    const amra = await applicant({ firstName: 'Amra', lastName: 'Hodžić' })
    const id = await amra.begin()
    const cv = async () => (await amra.send('GET', `/api/applications/${id}/cv`)).json<{ cv: object }>().cv
    const before = await cv()
    expect(JSON.stringify(before)).toContain('Hodžić')
    await amra.post(id)
    await app.services.pool.query(`update users set last_name = 'Drugačije' where id = $1`, [amra.userId])
    expect(await cv()).toEqual(before)
    const other = await applicant()
    expect((await other.send('GET', `/api/applications/${id}/cv`)).statusCode).toBe(404)
  })

  test('is offered the CV that they made last, and the whole profile where they have made none', async () => {
    const amra = await applicant()
    const { id: first } = (await amra.send('POST', '/api/cvs', { template: 'first' })).json<{ id: string }>()
    const { id: last } = (await amra.send('POST', '/api/cvs', { template: 'job' })).json<{ id: string }>()
    const { cv } = await amra.read(await amra.begin())
    expect([cv, cv === first]).toEqual([last, false])
    const other = await applicant()
    expect((await other.read(await other.begin())).cv).toBeNull()
  })

  test('is offered the first CV that they make after they began, and sends that one', async () => {
    const amra = await applicant({ firstName: 'Amra', lastName: 'Hodžić' })
    const id = await amra.begin()
    await amra.save(id, { letter: 'Poštovani' })
    const { id: cvId } = (await amra.send('POST', '/api/cvs', { template: 'abroad' })).json<{ id: string }>()
    expect((await amra.read(id)).cv).toBe(cvId)
    await amra.post(id)
    const { cv } = (await amra.send('GET', `/api/applications/${id}/cv`)).json<{ cv: { design: string } }>()
    expect(cv.design).toBe('clear')
  })

  test('keeps the whole profile where they chose it beside a CV', async () => {
    const amra = await applicant()
    const id = await amra.begin()
    await amra.send('POST', '/api/cvs', { template: 'job' })
    await amra.save(id, { cv: null })
    expect((await amra.read(id)).cv).toBeNull()
  })

  test('is told when another device was quicker, and loses nothing there', async () => {
    const amra = await applicant()
    const id = await amra.begin()
    const { version } = await amra.read(id)
    expect((await amra.save(id, { letter: 'jedan' }, { 'if-match': `"${version}"` })).statusCode).toBe(200)
    expect((await amra.save(id, { letter: 'dva' }, { 'if-match': `"${version}"` })).statusCode).toBe(409)
    expect((await amra.read(id)).letter).toBe('jedan')
  })

  test('sends once: twenty tries are one application, one mail and one step', async () => {
    const amra = await applicant({ email: 'jednom@primjer.ba' })
    const id = await amra.begin()
    const answers = await Promise.all(Array.from({ length: 20 }, () => amra.post(id)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json<OwnApplication>().sentAt)).size).toBe(1)
    expect((await amra.read(id)).steps).toHaveLength(1)
    const mail = await app.mails.next('jednom@primjer.ba')
    expect(mail.subject).toContain('Prijava poslana')
    const sent = app.mails.to('jednom@primjer.ba')
    expect(sent).toHaveLength(1)
    expect((await amra.save(id, { letter: 'kasno' })).statusCode).toBe(409)
  })

  test('cannot apply where they belong themselves, also not with a draft from before', async () => {
    const own = await boss.send('POST', '/api/applications', { opportunity: job })
    expect([own.statusCode, own.json().code]).toEqual([409, 'applications.ownOrganisation'])
    const amra = await applicant()
    const id = await amra.begin()
    await app.services.pool.query(
      `insert into organisation_members (organisation_id, user_id, role)
       select organisation_id, $1, 'reviewer' from opportunities where id = $2`,
      [amra.userId, job],
    )
    expect((await amra.post(id)).json().code).toBe('applications.ownOrganisation')
    expect((await amra.read(id)).status).toBe('draft')
    await app.services.pool.query('delete from organisation_members where user_id = $1', [amra.userId])
    expect((await amra.post(id)).statusCode).toBe(200)
  })

  test('is promised an answer by the end of a day in Sarajevo', async () => {
    const amra = await applicant()
    const { promisedAt } = await amra.read(await amra.sent())
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Sarajevo',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(promisedAt ?? ''))
    expect(clock).toBe('00:00')
  })

  test('is too late a moment after the deadline by the server, and keeps the draft', async () => {
    const late = (await boss.published()).id
    const amra = await applicant()
    const id = await amra.begin(late)
    await setDeadline(app, late, `now() - interval '1 millisecond'`)
    const answer = await amra.post(id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'applications.closed'])
    expect((await amra.read(id)).status).toBe('draft')
    await setDeadline(app, late, `now() + interval '1 minute'`)
    expect((await amra.post(id)).statusCode).toBe(200)
  })

  test('answers what is asked, or hears which question is open', async () => {
    const questions = [
      question({ required: true }),
      question({
        type: 'choice',
        choices: [
          { bhs: 'da', en: 'yes' },
          { bhs: 'ne', en: 'no' },
        ],
      }),
      question({ type: 'yes-no', required: true }),
    ]
    const asking = (await boss.published('job', { questions })).id
    const amra = await applicant()
    const id = await amra.begin(asking)
    const [first, choice, yesNo] = questions.map((one) => one.id) as [string, string, string]
    await amra.save(id, {
      answers: [
        { question: choice, text: '7' },
        { question: yesNo, text: 'yes' },
      ],
    })
    expect((await amra.post(id)).json().fields).toEqual({
      [first]: 'Ovo polje je obavezno.',
      [choice]: 'Ova vrijednost nije među ponuđenim.',
    })
    expect(
      (await amra.save(id, { answers: [{ question: crypto.randomUUID(), text: 'x' }] })).json().code,
    ).toBe('applications.questionUnknown')
    await amra.save(id, {
      answers: [
        { question: first, text: 'Jesam' },
        { question: choice, text: '0' },
        { question: yesNo, text: 'no' },
      ],
    })
    expect((await amra.post(id)).statusCode).toBe(200)
  })

  test('adds files that are what they say, and takes them out again', async () => {
    const questions = [question({ type: 'file', required: true })]
    const asking = (await boss.published('job', { questions })).id
    const amra = await applicant()
    const id = await amra.begin(asking)
    const upload = (bytes: Buffer, type = 'application/pdf') =>
      app.http.inject({
        method: 'POST',
        url: `/api/applications/${id}/answers/${questions[0]!.id}/file?name=${encodeURIComponent('diploma š.pdf')}`,
        headers: { ...amra.headers, origin: 'http://localhost:3000', 'content-type': type },
        payload: bytes,
      })
    expect((await upload(Buffer.from('<html>'))).statusCode).toBe(415)
    const file = (await upload(Buffer.from('%PDF-1.7 …'))).json<{ id: string }>()
    const read = await amra.send('GET', `/api/applications/${id}/files/${file.id}`)
    expect(read.headers['content-disposition']).toContain('attachment')
    expect(read.body).toContain('%PDF-1.7')
    expect((await sender(app, stranger)('GET', `/api/applications/${id}/files/${file.id}`)).statusCode).toBe(
      404,
    )
    expect((await amra.send('DELETE', `/api/applications/${id}/files/${file.id}`)).statusCode).toBe(204)
    expect((await amra.post(id)).statusCode).toBe(422)
  })

  test('withdraws, and the organisation has nothing left to read', async () => {
    const amra = await applicant()
    const id = await amra.sent(job, 'Tajna')
    expect((await amra.send('POST', `/api/applications/${id}/withdrawal`)).json().status).toBe('withdrawn')
    const seen = (await review(id)).json<Reviewed>()
    expect([seen.letter, seen.cv, seen.name, seen.contact]).toEqual(['', null, null, null])
    expect((await amra.send('DELETE', `/api/applications/${id}`)).statusCode).toBe(409)
  })

  test('keeps track of what was sent elsewhere, and moves it by hand', async () => {
    const amra = await applicant()
    const external = {
      title: 'Praktikant',
      organisation: 'Negdje',
      url: 'https://primjer.example/posao',
      deadline: null,
      note: '',
    }
    const { id } = (
      await amra.send('POST', '/api/external-applications', { external, status: 'sent' })
    ).json()
    const changed = await amra.send('PUT', `/api/external-applications/${id}`, {
      external,
      status: 'interview',
    })
    expect(changed.json()).toMatchObject({ status: 'interview', external: { title: 'Praktikant' } })
    expect((await amra.post(id)).statusCode).toBe(409)
    expect((await amra.send('DELETE', `/api/applications/${id}`)).statusCode).toBe(204)
  })

  test('has letters of their own that nobody else reads', async () => {
    const amra = await applicant()
    const letter = { name: 'Stolarija', language: 'bhs', body: 'Poštovani, …' }
    const { id } = (await amra.send('POST', '/api/letters', letter)).json()
    expect((await amra.send('GET', '/api/letters')).json().letters).toHaveLength(1)
    expect((await sender(app, stranger)('GET', `/api/letters/${id}`)).statusCode).toBe(404)
    expect((await amra.send('PUT', `/api/letters/${id}`, { ...letter, name: 'Drvo' })).json().name).toBe(
      'Drvo',
    )
    expect((await amra.send('DELETE', `/api/letters/${id}`)).statusCode).toBe(204)
  })
})
