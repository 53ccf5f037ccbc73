import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fold } from '#platform/contract/fold.ts'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import type { Reviewed } from '../../contract/hiring.endpoints.ts'
import { applicantOf, decided, type House, openHouse, reviewerOf } from '../applications.fixture.ts'

let given: House
let app: House['app']
let boss: House['boss']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
})
afterAll(() => app.stop())

const review = async (id: string) =>
  (await boss.send('GET', `/api/applications/${id}/review`)).json<Reviewed>()

/** Returns a CV with the person's name in every free text. */
const cvNaming = (text: string) => ({
  design: 'clear',
  language: 'bs-Latn',
  title: text,
  name: text,
  headline: text,
  contact: [{ kind: 'email', label: 'Email', text, href: null }],
  contactTitle: 'Kontakt',
  photo: null,
  sections: [
    {
      name: 'about',
      title: 'O meni',
      text: [
        { kind: 'text', text },
        { kind: 'list', items: [text] },
      ],
      entries: [
        {
          id: 'x',
          title: text,
          place: text,
          kind: text,
          period: '2019 – 2022',
          note: [{ kind: 'text', text }],
          url: `https://${fold(text).replaceAll(' ', '')}.example`,
        },
      ],
      items: [{ id: 'y', label: text, detail: text, href: null, rank: 0, of: 0 }],
    },
  ],
  archLabel: text,
  pageLabel: '§ ¶',
})

describe('Whoever reads blind', () => {
  test('is told nobody’s name by anything, in whatever spelling: letter, answers, messages, notes, files, CV', async () => {
    const open = (await boss.published()).id
    const spellings = [
      (x: string) => x,
      toCyrillic,
      fold,
      (x: string) => x.normalize('NFD'),
      (x: string) => x.toUpperCase(),
    ]
    const texts = [
      'Zovem se Dženana Karić-Šehić. Pitajte Dženanu ili Karićevu kćerku.',
      'Dženanin otac Karić, o Dženani i Šehićima.',
    ]
    for (const spelt of spellings) {
      const amra = await applicantOf(given, { firstName: 'Dženana', lastName: 'Karić-Šehić' })
      const text = `${texts.map(spelt).join(' ')} Zovi 387 61 234 567 ili 38761234567. Radila 2019 - 2022.`
      const id = await amra.sent(open, text)
      await app.services.pool.query(
        'update applications set cv = $2, answers = jsonb_build_object($3::text, $4::text) where id = $1',
        [id, JSON.stringify(cvNaming(spelt('Dženana Karić'))), crypto.randomUUID(), text],
      )
      await app.services.pool.query(
        `with file as (insert into files (id, kind, place, type, size, attached_at)
           values (gen_random_uuid(), 'application', 'applications/' || gen_random_uuid() || '/', 'application/pdf', 10, now())
           returning id)
         insert into application_files (id, application_id, question, name, type, size)
         select id, $1, gen_random_uuid(), 'Dzenana_CV.pdf', 'application/pdf', 10 from file`,
        [id],
      )
      // A message with the name filled in, and a note of somebody who knows her.
      await decided(boss, open, [id], {
        status: 'in-review',
        message: { bhs: 'Zdravo {ime}, čitamo.', en: '' },
      })
      await boss.send('POST', `/api/applications/${id}/notes`, { text: spelt('Dženana Karić je dobra') })
      const seen = await review(id)
      expect(seen.steps.at(-1)?.message).toBe('Zdravo •••, čitamo.')
      expect(seen).toMatchObject({ name: null, contact: null, files: [], hiddenFiles: 1 })
      expect(seen.letter).toContain('2019 - 2022')
      const told = fold(JSON.stringify(seen))
      expect(told).not.toMatch(/dzenan|karic|sehic/)
      expect(seen.letter).not.toMatch(/234|387/)
      expect((await amra.read(id)).steps.at(-1)?.message).toBe('Zdravo Dženana, čitamo.')
    }
  })

  test('reads first what the applicant was shown before sending', async () => {
    const lejla = await applicantOf(given, { firstName: 'Lejla', lastName: 'Kovač' })
    const id = await lejla.begin()
    await lejla.save(id, { letter: 'Zovem se Lejla Kovač i radim s drvetom.' })
    const shown = await lejla.send('GET', `/api/applications/${id}/cv`)
    const { first } = shown.json<{ first: { letter: string; cv: unknown } | null }>()
    expect(first?.letter).toContain('radim s drvetom')
    expect(JSON.stringify(first)).not.toMatch(/Lejla|Kovač/)
  })

  test('gives its reason to see the names, and the owner finds who, when and why', async () => {
    const open = (await boss.published()).id
    const board = `/api/opportunities/${open}/applications/board`
    const changes = async () => (await boss.send('GET', board)).json<{ changes: object[] }>().changes
    expect((await boss.send('PUT', board, { blind: false })).json().code).toBe('applications.reasonNeeded')
    expect((await boss.send('PUT', board, { blind: false, reason: '   x   ' })).statusCode).toBe(422)
    expect(await changes()).toEqual([])
    const reason = 'Komisija mora znati ko se prijavio.'
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => boss.send('PUT', board, { blind: false, reason })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204))
    expect(await changes()).toMatchObject([{ blind: false, reason, by: expect.any(String) }])
    await boss.send('PUT', board, { blind: true })
    expect(await changes()).toMatchObject([
      { blind: true, reason: '' },
      { blind: false, reason },
    ])
    const ivo = await reviewerOf(given)
    expect((await ivo.send('PUT', board, { blind: false, reason })).statusCode).toBe(403)
    expect((await ivo.send('GET', board)).statusCode).toBe(403)
  })

  test('takes no list along as a reviewer; owners and editors do, without names', async () => {
    const open = (await boss.published()).id
    const amra = await applicantOf(given, { firstName: 'Zumreta', email: 'zumreta@primjer.ba' })
    await amra.sent(open, 'Ja sam Zumreta.')
    const ivo = await reviewerOf(given)
    const path = `/api/opportunities/${open}/applications/export`
    for (const format of ['csv', 'xlsx'])
      expect((await ivo.send('GET', `${path}/${format}`)).statusCode).toBe(403)
    const csv = await boss.send('GET', `${path}/csv`)
    expect(csv.statusCode).toBe(200)
    expect(fold(csv.body)).not.toContain('zumreta')
    // The rest of the letter stays, as on the screen.
    expect(csv.body.split('\n')[1]).toMatch(/^"1";"";"";"";"poslana";.*Ja sam/)
  })
})

describe('Of an application that was withdrawn', () => {
  test('an organisation sees only that there was one, on its list, in it and in what it takes along', async () => {
    const open = (await boss.published()).id
    const board = `/api/opportunities/${open}/applications`
    await boss.send('PUT', `${board}/board`, { blind: false, reason: 'Svi znamo ko se prijavio' })
    const amra = await applicantOf(given, {
      firstName: 'Fahreta',
      lastName: 'Begić',
      email: 'fahreta@primjer.ba',
    })
    const id = await amra.sent(open, 'Ja sam Fahreta.')
    await boss.send('POST', `/api/applications/${id}/notes`, { text: 'Fahreta je bila ovdje' })
    await boss.send('PUT', `/api/applications/${id}/score`, { score: 5 })
    await decided(boss, open, [id], { status: 'interview', message: { bhs: 'Dođi, {ime}!', en: '' } })
    expect((await review(id)).contact?.email).toBe('fahreta@primjer.ba')
    await amra.send('POST', `/api/applications/${id}/withdrawal`)
    const csv = await boss.send('GET', `${board}/export/csv`)
    const list = await boss.send('GET', board)
    const seen = await review(id)
    for (const told of [csv.body, list.body, JSON.stringify(seen)])
      expect(fold(told)).not.toMatch(/fahreta|begic|bila ovdje/)
    expect(csv.body.split('\n')[1]).toMatch(/^"1";"";"";"";"povučena";"";"";"";"";""/)
    expect(list.json().applicants).toMatchObject([
      { status: 'withdrawn', name: null, sentAt: null, answeredAt: null, score: null, scores: 0, notes: 0 },
    ])
    expect(list.json().counts).toEqual([{ status: 'withdrawn', count: 1 }])
    expect(seen).toMatchObject({ steps: [], allNotes: [], allScores: [], answers: [], cv: null, score: null })
    const note = await boss.send('POST', `/api/applications/${id}/notes`, { text: 'Fahreta je povukla' })
    expect(note.json().code).toBe('applications.withdrawn')
    expect((await boss.send('PUT', `/api/applications/${id}/score`, { score: 1 })).statusCode).toBe(409)
  })
})

test('whatever somebody’s letter says, a blind reader gets every other word of it', async () => {
  const open = (await boss.published()).id
  const amra = await applicantOf(given, { firstName: 'Dženana', lastName: 'Šehić' })
  const id = await amra.sent(open, 'x')
  const words = fc.array(fc.constantFrom('drvo', 'rad', 'ali', 'dana', '2019', 'C++', 'u timu'), {
    minLength: 1,
  })
  await fc.assert(
    fc.asyncProperty(
      words,
      words,
      fc.constantFrom('Dženanu', 'Šehića', 'ШЕХИЋ'),
      async (one, other, name) => {
        await app.services.pool.query('update applications set letter = $2 where id = $1', [
          id,
          [...one, name, ...other].join(' '),
        ])
        expect((await review(id)).letter).toBe([...one, '•••', ...other].join(' '))
      },
    ),
    { numRuns: 25 },
  )
})
