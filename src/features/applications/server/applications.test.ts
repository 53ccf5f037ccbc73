import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { OwnApplication } from '../contract/application.endpoints.ts'
import type { Reviewed } from '../contract/hiring.endpoints.ts'

let app: TestApp
let boss: Awaited<ReturnType<typeof employer>>
let stranger: SignedIn
let job: string

const question = (more: Partial<FormQuestion>): FormQuestion => ({
  id: crypto.randomUUID(),
  type: 'short',
  label: { bhs: 'Pitanje', en: 'Question' },
  required: false,
  choices: [],
  ...more,
})

beforeAll(async () => {
  app = await buildTestApp()
  boss = await employer(app, { name: 'Kuća Rada', role: 'owner' })
  stranger = await signIn(app)
  job = (await boss.published()).id
})
afterAll(() => app.stop())

async function applicant(names: { firstName?: string; lastName?: string; email?: string } = {}) {
  const person = await signIn(app, names)
  const send = sender(app, person)
  return {
    ...person,
    send,
    async begin(opportunity = job) {
      return (await send('POST', '/api/applications', { opportunity })).json<{ id: string }>().id
    },
    async read(id: string) {
      return (await send('GET', `/api/applications/${id}`)).json<OwnApplication>()
    },
    save(id: string, more: object = {}, headers: Record<string, string> = {}) {
      return send(
        'PUT',
        `/api/applications/${id}`,
        { language: 'bhs', letter: '', answers: [], cv: null, ...more },
        headers,
      )
    },
    post: (id: string) => send('POST', `/api/applications/${id}/sending`),
    async sent(opportunity = job, letter = 'Volim drvo.') {
      const id = await this.begin(opportunity)
      await this.save(id, { letter })
      const answer = await this.post(id)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return id
    },
  }
}

const review = (id: string, by = boss) => by.send('GET', `/api/applications/${id}/review`)
const setDeadline = (id: string, text: string) =>
  app.services.pool.query(`update opportunities set deadline = ${text} where id = $1`, [id])

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
    await setDeadline(late, `now() - interval '1 millisecond'`)
    const answer = await amra.post(id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'applications.closed'])
    expect((await amra.read(id)).status).toBe('draft')
    await setDeadline(late, `now() + interval '1 minute'`)
    expect((await amra.post(id)).statusCode).toBe(200)
  })

  test('answers what is asked, or hears which question is open', async () => {
    const questions = [
      question({ required: true }),
      question({ type: 'choice', choices: [{ bhs: 'da', en: 'yes' }] }),
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

describe('An organisation that receives', () => {
  test('sees no draft, and nothing of another organisation', async () => {
    const amra = await applicant()
    const [draft, sent] = [await amra.begin((await boss.published()).id), await amra.sent()]
    const other = await employer(app)
    expect((await review(draft)).statusCode).toBe(404)
    expect((await review(sent, other)).statusCode).toBe(404)
    expect((await sender(app, stranger)('GET', `/api/opportunities/${job}/applications`)).statusCode).toBe(
      404,
    )
    const decision = { applications: [sent], status: 'declined', message: { bhs: '', en: '' } }
    expect(
      (await other.send('POST', `/api/opportunities/${job}/applications/decisions`, decision)).statusCode,
    ).toBe(404)
    const elsewhere = (await other.published()).id
    const foreign = await other.send(
      'POST',
      `/api/opportunities/${elsewhere}/applications/decisions`,
      decision,
    )
    expect(foreign.json().code).toBe('applications.foreignApplication')
  })

  test('reads blind until it decides otherwise: no name, no photo, no contact, not in the letter either', async () => {
    const blind = (await boss.published()).id
    const amra = await applicant({
      firstName: 'Dženana',
      lastName: 'Šehić',
      email: 'dzenana.sehic@primjer.ba',
    })
    const letter =
      'Zovem se Dženana Šehić, Dženane zovu i Џенана. Pišite na dzenana.sehic@primjer.ba ili 061 234 567. Radila 2019 - 2022.'
    const id = await amra.sent(blind, letter)
    const seen = (await review(id)).json<Reviewed>()
    expect(JSON.stringify(seen)).not.toMatch(/Dženan|Šehić|Џенан|sehic|234/)
    expect(seen.letter).toContain('2019 - 2022')
    expect(seen).toMatchObject({ name: null, contact: null, number: 1 })
    await boss.send('POST', `/api/opportunities/${blind}/applications/decisions`, {
      applications: [id],
      status: 'interview',
      message: { bhs: 'Zdravo {ime}, dođi.', en: '' },
    })
    const invited = (await review(id)).json<Reviewed>()
    expect([invited.name, invited.contact?.email]).toEqual(['Dženana Šehić', 'dzenana.sehic@primjer.ba'])
    expect((await amra.read(id)).steps.at(-1)?.message).toBe('Zdravo Dženana, dođi.')
  })

  test('decides for many at once and tells each once, however often it is asked', async () => {
    const many = (await boss.published()).id
    const people = await Promise.all([1, 2, 3].map((each) => applicant({ email: `vise${each}@primjer.ba` })))
    const ids = await Promise.all(people.map((person) => person.sent(many)))
    const body = { applications: ids, status: 'declined', message: { bhs: 'Nažalost ne ovaj put.', en: '' } }
    const path = `/api/opportunities/${many}/applications/decisions`
    const answers = await Promise.all(Array.from({ length: 5 }, () => boss.send('POST', path, body)))
    expect(answers.map((answer) => answer.json<{ moved: number }>().moved).toSorted()).toEqual([
      0, 0, 0, 0, 3,
    ])
    const mail = await app.mails.next(
      'vise2@primjer.ba',
      ({ subject }) => subject?.startsWith('Nije prihvaćena') ?? false,
    )
    expect(mail.text).toContain('Nažalost ne ovaj put.')
    expect((await people[0]!.read(ids[0]!)).steps).toHaveLength(2)
  })

  test('scores and notes among itself; a reviewer reads and scores but does not decide', async () => {
    const amra = await applicant()
    const id = await amra.sent()
    const reviewer = await signIn(app, { firstName: 'Ivo', lastName: 'Marić' })
    await app.services.pool.query(
      `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'reviewer')`,
      [boss.organisation, reviewer.userId],
    )
    const ivo = sender(app, reviewer)
    expect((await ivo('PUT', `/api/applications/${id}/score`, { score: 5 })).statusCode).toBe(204)
    await boss.send('PUT', `/api/applications/${id}/score`, { score: 4 })
    const note = (await ivo('POST', `/api/applications/${id}/notes`, { text: 'Za razgovor' })).json<{
      id: string
    }>()
    const seen = (await review(id)).json<Reviewed>()
    expect([seen.score, seen.scores, seen.allNotes[0]?.text]).toEqual([4.5, 2, 'Za razgovor'])
    expect((await boss.send('DELETE', `/api/applications/${id}/notes/${note.id}`)).statusCode).toBe(404)
    expect(
      (await ivo('PUT', `/api/opportunities/${job}/applications/board`, { blind: false })).statusCode,
    ).toBe(403)
    expect(JSON.stringify(await amra.read(id))).not.toContain('Za razgovor')
  })

  test('takes the list along in which nothing becomes a formula', async () => {
    const open = (await boss.published()).id
    await boss.send('PUT', `/api/opportunities/${open}/applications/board`, { blind: false })
    const eve = await applicant({ firstName: '=HYPERLINK("http://zlo.example")', lastName: '+1' })
    await eve.sent(open, '@SUM(1)')
    const csv = await boss.send('GET', `/api/opportunities/${open}/applications/export/csv`)
    expect(csv.body).toContain(`'=HYPERLINK`)
    expect(csv.body).toContain(`'@SUM(1)`)
    const xlsx = await boss.send('GET', `/api/opportunities/${open}/applications/export/xlsx`)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('keeps messages for its decisions', async () => {
    const path = `/api/organisations/${boss.organisation}/message-templates`
    const body = { status: 'interview', name: 'Poziv', body: { bhs: 'Dođi u {dan}', en: 'Come' } }
    const { id } = (await boss.send('POST', path, body)).json()
    expect((await boss.send('GET', path)).json()).toMatchObject({
      organisation: 'Kuća Rada',
      slug: expect.any(String),
      templates: [{ id, name: 'Poziv', status: 'interview', body: body.body }],
    })
    const listed = await boss.send('GET', `/api/opportunities/${job}/applications`)
    expect(listed.json().organisation).toBe(boss.organisation)
    expect((await sender(app, stranger)('GET', path)).statusCode).toBe(404)
    expect((await boss.send('PUT', `${path}/${id}`, { ...body, name: 'Razgovor' })).json().name).toBe(
      'Razgovor',
    )
    expect((await boss.send('DELETE', `${path}/${id}`)).statusCode).toBe(204)
  })

  test('says what a message leaves open in the words of who gets it', async () => {
    const open = (await boss.published()).id
    const amra = await applicant({ firstName: 'Amra', email: 'amra.otvoreno@primjer.ba' })
    const id = await amra.sent(open)
    const message = { bhs: '{ime}, dođi u {organizacija}: {prilika}. {nesto}', en: '{name}, come' }
    await boss.send('POST', `/api/opportunities/${open}/applications/decisions`, {
      applications: [id],
      status: 'interview',
      message,
    })
    const said = 'Amra, dođi u Kuća Rada: Pomoćnik u stolariji. {nesto}'
    expect((await amra.read(id)).steps.at(-1)?.message).toBe(said)
    await app.mails.next('amra.otvoreno@primjer.ba', ({ text }) => (text ?? '').includes(said))
  })

  test('sees on its list how many applied and how many are new', async () => {
    const house = await employer(app, { name: 'Brza Kuća', role: 'owner' })
    const open = (await house.published()).id
    const empty = (await house.published()).id
    const draft = await house.draft()
    const first = await (await applicant()).sent(open)
    await (await applicant()).sent(open)
    await (await applicant()).begin(open)
    const mine = async () => {
      const { opportunities } = (await house.send('GET', '/api/opportunities/mine')).json<{
        opportunities: { id: string; applications: object | null }[]
      }>()
      return [open, empty, draft].map((id) => opportunities.find((one) => one.id === id)?.applications)
    }
    expect(await mine()).toEqual([{ all: 2, fresh: 2 }, { all: 0, fresh: 0 }, null])
    await house.send('POST', `/api/opportunities/${open}/applications/decisions`, {
      applications: [first],
      status: 'in-review',
      message: { bhs: '', en: '' },
    })
    expect(await mine()).toEqual([{ all: 2, fresh: 1 }, { all: 0, fresh: 0 }, null])
  })
})

describe('The reply clock', () => {
  test('shows publicly how many answers came in time, and reminds once before', async () => {
    const slow = await employer(app, { name: 'Spora Kuća', role: 'owner' })
    const open = (await slow.published()).id
    const ids: string[] = []
    for (let each = 0; each < 3; each += 1) ids.push(await (await applicant()).sent(open))
    const due = (id: string, when: string) =>
      app.services.pool.query(`update applications set promised_at = now() + $2::interval where id = $1`, [
        id,
        when,
      ])
    await due(ids[0]!, '-1 day')
    await due(ids[1]!, '1 day')
    const { remindTask } = await import('./replies/remind.task.ts')
    const work = { id: 'x', complete: async () => undefined }
    await Promise.all([1, 2].map(() => remindTask.handle(app.services, {}, work)))
    const { rows } = await app.services.pool.query(
      'select count(reminded_at)::int as told from applications where opportunity_id = $1',
      [open],
    )
    expect(rows[0].told).toBe(1)
    const decision = { applications: [ids[1]], status: 'in-review', message: { bhs: '', en: '' } }
    await slow.send('POST', `/api/opportunities/${open}/applications/decisions`, decision)
    const shown = await app.http.inject({ url: `/api/public/organisations/${slow.organisation}` })
    expect(shown.json().replies).toEqual({ due: 2, inTime: 1 })
  })
})
