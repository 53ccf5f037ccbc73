import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Ranking } from '../../contract/decisions.endpoints.ts'
import { dates, decide, underReview } from '../reviews.fixture.ts'
import { composeMinutes } from './compose-minutes.ts'
import { drawMinutes } from './draw-minutes.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const REASON = 'Klupe su prebrojane, a škola ih čuva tri godine.'
const people = (...names: string[]) => Promise.all(names.map((name) => writer(app, name)))
const decision = {
  id: '01900000-0000-7000-8000-000000000001',
  reason: REASON,
  outside: null,
  proposedBy: 'Ana Hodžić',
  mine: true,
  confirmedBy: 'Ben Hodžić',
  confirmedAt: '2026-11-24T10:00:00.000Z',
  signed: null,
}
const application = {
  id: 'a',
  number: 1,
  title: 'Klupe',
  rank: 1,
  requested: 900_00,
  raw: 4000,
  normalised: 4000,
  lowest: 4000,
  highest: 4000,
  given: 2,
  changed: 0,
  bounds: { least: 0, most: 0 },
  reviewers: 2,
  comments: [],
  readers: { all: 1, en: 0 },
  conflict: false,
  voteAward: null,
}
const ranking: Ranking = {
  slug: 'klupe',
  title: { bhs: 'Jesen', en: 'Autumn' },
  state: 'deciding',
  voteFrom: null,
  isLate: false,
  voteAwarded: null,
  fund: 1500_00,
  awarded: 700_00,
  applications: [
    { ...application, decision: { ...decision, amount: 700_00 } },
    { ...application, id: 'b', title: 'Bina', rank: 2, decision: { ...decision, amount: null } },
    { ...application, id: 'c', title: 'Sjenica', rank: 3, normalised: 0, raw: 0, given: 0, decision: null },
  ],
}

test('minutes say in either language who was there, who knows whom, the order, ties, and each decision with its reason', () => {
  const meeting = {
    ranking,
    present: ['Ana Hodžić', 'Ben Hodžić'],
    absent: ['Cvita Hodžić'],
    conflicts: new Map([['b', [{ name: 'Cvita Hodžić', obstacle: 'declared' as const }]]]),
    at: new Date('2026-11-25T12:00:00Z'),
  }
  for (const [locale, words] of [
    [
      'bhs',
      [
        'Odsutni: Cvita',
        'poznaje ekipu',
        'odobreno',
        'nije odobreno',
        'bez odluke',
        'Sjenica: bez ocjene',
        'Izjednačene',
      ],
    ],
    [
      'en',
      [
        'Absent: Cvita',
        'declared that they know the team',
        'approved',
        'not approved',
        'no decision',
        'Sjenica: no score',
        'were level',
      ],
    ],
  ] as const) {
    const document = composeMinutes({ ...meeting, locale })
    const text = document.sections.flatMap(({ lines }) => lines.flat()).join('\n')
    for (const word of [...words, '700', REASON, 'Ben Hodžić']) expect(text).toContain(word)
    expect(text.match(/Klupe i Bina|Klupe and Bina/g)).toHaveLength(1)
    expect(document.signatures.count).toBe(2)
  }
})

test('minutes of a call about which the public votes say what may be voted about, and stand as they were signed', () => {
  const signed = { rank: 2, normalised: 3500, raw: 3400 }
  const [first, ...rest] = ranking.applications
  const document = composeMinutes({
    ranking: {
      ...ranking,
      voteFrom: '2026-12-01T08:00:00Z',
      awarded: 6930_00,
      fund: 5000_00,
      applications: [{ ...first!, decision: { ...decision, amount: 700_00, signed } }, ...rest],
    },
    present: ['Ana Hodžić'],
    absent: [],
    conflicts: new Map(),
    at: new Date('2026-11-25T12:00:00Z'),
    locale: 'bhs',
  })
  const text = document.sections.flatMap(({ lines }) => lines.flat()).join('\n')
  expect(text).toContain('Za glasanje su odobreni projekti koji zajedno traže 6.930')
  expect(text).not.toContain('Dodijeljeno je')
  expect(text).toContain('2. Klupe: ocjena 3,50, izvorno 3,40')
})

test('printed minutes begin on their first page, and no page ends between a decision and its reason', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...application,
    id: String(at),
    title: `Klupa broj ${at + 1}.`,
    rank: at + 1,
    decision: {
      ...decision,
      amount: 100_00,
      reason: `Razlog klupe ${at + 1}. ${REASON.repeat(1 + (at % 4))}`,
    },
  }))
  const minutes = composeMinutes({
    ranking: { ...ranking, applications: many },
    present: ['Ana Hodžić', 'Ben Hodžić'],
    absent: [],
    conflicts: new Map(),
    at: new Date('2026-11-25T18:00:00Z'),
    locale: 'bhs',
  })
  const pdf = await getDocumentProxy(new Uint8Array(await drawMinutes(minutes)))
  const { text } = await extractText(pdf, { mergePages: false })
  // Amounts have a blank that holds them together.
  const plain = (words: string) => words.replace(/\s+/g, ' ')
  const pages = text.map(plain)
  expect(pages.length).toBeGreaterThan(5)
  expect(pages[0]).toContain(minutes.title)
  for (const page of pages) expect(page.length).toBeGreaterThan(100)
  const pageOf = (words: string) => pages.findLastIndex((page) => page.includes(plain(words)))
  const decided = minutes.sections.flatMap(({ lines }) => lines).filter((line) => typeof line !== 'string')
  expect(decided).toHaveLength(60)
  for (const [award = '', reason = ''] of decided)
    expect([award, pageOf(award)]).toEqual([award, pageOf(/Razlog klupe \d+\./.exec(reason)?.[0] ?? 'nema')])
})

test('a board takes its minutes as a PDF once it decides, and nobody else does', async () => {
  const [ana, ben, lead, stranger] = (await people('Ana', 'Ben', 'Dino', 'Selma')) as [
    Writer,
    Writer,
    Writer,
    Writer,
  ]
  const changed = { dates: { ...dates, reviewUntil: new Date(Date.now() - 60_000).toISOString() } }
  const call = await underReview(app, { board: [ana, ben], leads: [lead], changed })
  await decide(app, { callId: call.id, amounts: [700_00] })
  const ask = (one: Writer, present: string) =>
    one.send('GET', `/api/reviews/calls/${call.slug}/minutes?present=${present}`)
  const answer = await ask(ana, `${ana.userId},${ben.userId}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const { rawPayload } = await ana.send(
    'GET',
    `/api/reviews/calls/${call.slug}/minutes?present=${ana.userId}`,
    undefined,
    { cookie: `${ana.headers.cookie}; script=cyrillic` },
  )
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
  expect((await extractText(pdf, { mergePages: true })).text).toContain('Записник')
  expect((await ask(ana, stranger.userId)).statusCode).toBe(422)
  expect((await ask(ana, 'svi')).statusCode).toBe(422)
  for (const one of [stranger, lead]) expect((await ask(one, ana.userId)).statusCode).toBe(404)
})

test('there are no minutes while scores are still missing', async () => {
  const [ana, ben, lead] = (await people('Ana', 'Ben', 'Dino')) as [Writer, Writer, Writer]
  const { slug } = await underReview(app, { board: [ana, ben], leads: [lead] })
  await ana.send('POST', `/api/reviews/calls/${slug}/assignments`)
  const answer = await ana.send('GET', `/api/reviews/calls/${slug}/minutes?present=${ana.userId}`)
  expect(answer.statusCode).toBe(409)
})
