import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import type { Reviewed } from '../../contract/hiring.endpoints.ts'
import {
  applicantOf,
  decided,
  type House,
  openHouse,
  question,
  reviewerOf,
  applicantsOf,
} from '../applications.fixture.ts'

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
    const decision = {
      applications: [{ id: sent, version: 2 }],
      status: 'declined',
      message: { bhs: '', en: '' },
    }
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
    expect(JSON.stringify(seen)).not.toMatch(/Dženan|Šehić|Џенан|sehic|061 234|234 567/)
    expect(seen.letter).toContain('2019 - 2022')
    expect(seen).toMatchObject({ name: null, contact: null, number: 1 })
    await decided(boss, blind, [id], {
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
    const message = { bhs: 'Nažalost ne ovaj put.', en: '' }
    const body = { applications: await applicantsOf(boss, many, ids), status: 'declined', message }
    const path = `/api/opportunities/${many}/applications/decisions`
    const answers = await Promise.all(Array.from({ length: 5 }, () => boss.send('POST', path, body)))
    expect(answers.map((answer) => answer.json<{ moved: number }>().moved).toSorted()).toEqual([
      0, 0, 0, 0, 3,
    ])
    const mail = await app.mails.next(
      'vise2@primjer.ba',
      ({ subject }) => subject?.startsWith('Nije prošla') ?? false,
    )
    expect(mail.text).toContain('Nažalost ne ovaj put.')
    expect((await people[0]!.read(ids[0]!)).steps).toHaveLength(2)
  })

  test('scores and notes among itself; a reviewer reads and scores but does not decide', async () => {
    const amra = await applicant()
    const id = await amra.sent()
    const { send: ivo } = await reviewerOf(given)
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
    await boss.send('PUT', `/api/opportunities/${open}/applications/board`, {
      blind: false,
      reason: 'Traži se konkurs pred komisijom',
    })
    const eve = await applicant({ firstName: '=HYPERLINK("http://zlo.example")', lastName: '+1' })
    await eve.sent(open, '@SUM(1)')
    const csv = await boss.send('GET', `/api/opportunities/${open}/applications/export/csv`)
    expect(csv.body).toContain(`'=HYPERLINK`)
    expect(csv.body).toContain(`'@SUM(1)`)
    const xlsx = await boss.send('GET', `/api/opportunities/${open}/applications/export/xlsx`)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('takes answers, skills, scores and decisions along, in words and under their names', async () => {
    const questions = [
      question({
        type: 'choice',
        label: { bhs: 'Kad?', en: 'When?' },
        choices: [
          { bhs: 'Odmah', en: 'Now' },
          { bhs: 'Kasnije', en: 'Later' },
        ],
      }),
      question({ type: 'yes-no', label: { bhs: 'Engleski?', en: 'English?' } }),
    ]
    const open = (await boss.published('job', { questions })).id
    const amra = await applicant({ email: 'nosi.sve@primjer.ba' })
    const id = await amra.begin(open)
    const answers = [
      { question: questions[0]!.id, text: '0' },
      { question: questions[1]!.id, text: 'no' },
    ]
    await amra.save(id, { letter: 'Volim drvo.', answers })
    expect((await amra.post(id)).statusCode).toBe(200)
    await boss.send('PUT', `/api/applications/${id}/score`, { score: 4 })
    await decided(boss, open, [id], { status: 'interview' })
    const csv = await boss.send('GET', `/api/opportunities/${open}/applications/export/csv`)
    const [head, row] = csv.body.trim().split('\n')
    expect(head).toMatch(/"Zadnja odluka";"Ko je odlučio";"Ocjena: [^"]+";"Kad\?";"Engleski\?"/)
    expect(row).toMatch(/"Volim drvo\.";.*;"?4"?;"Odmah";"Ne"/)
  })

  test('keeps messages for its decisions', async () => {
    const path = `/api/organisations/${boss.organisation}/message-templates`
    const body = { status: 'interview', name: 'Poziv', body: { bhs: 'Dođi, {ime}', en: 'Come' } }
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
    const message = { bhs: '{ime}, dođi u {organizacija}: {prilika}.', en: '{name}, come' }
    await decided(boss, open, [id], { status: 'interview', message })
    const said = 'Amra, dođi u Kuća Rada: Pomoćnik u stolariji.'
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
    await decided(house, open, [first], { status: 'in-review' })
    expect(await mine()).toEqual([{ all: 2, fresh: 1 }, { all: 0, fresh: 0 }, null])
  })
})
