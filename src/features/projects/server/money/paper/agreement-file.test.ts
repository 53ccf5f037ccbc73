import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { planOf, projectWithBank, somebody, TERMS } from '../money.fixture.ts'
import { composeAgreement, type IssuedAgreement } from './compose-agreement.ts'
import { drawAgreement } from './draw-agreement.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const issued: IssuedAgreement = {
  number: '2026-0007',
  issuedAt: '2026-11-20T09:00:00.000Z',
  title: 'Mreže za koš',
  call: { bhs: 'Jesen', en: 'Autumn' },
  amount: 800_00,
  terms: { ...TERMS, note: 'Koševi ostaju školi.' },
  budget: [
    { id: 'nets', what: 'Mreže', category: 'equipment', amount: 300_00 },
    { id: 'paint', what: 'Boja', category: 'material', amount: 500_00 },
  ],
  members: [
    { name: 'Lana Perić', role: 'vodi' },
    { name: 'Emir Kos', role: '' },
  ],
  community: [{ id: 'sand', kind: 'goods', what: 'Pijesak', giver: 'Kamenolom', value: 400_00 }],
  instalments: planOf([500, 'signed'], [300, 'report']),
}
const saidOf = ({ sections }: ReturnType<typeof composeAgreement>) =>
  sections
    .flatMap(({ title, lines, rows = [] }) => [title, ...lines, ...rows.flat()])
    .join('\n')
    .replaceAll('\u00A0', ' ')

test('a contract on paper says in either language who agrees, on what, when it is paid and what is handed in', () => {
  for (const [locale, words] of [
    ['bhs', ['Ugovorne strane', '1. rata, po potpisu ugovora', '500 KM', 'Jesen', 'do 15. 6. 2027.']],
    ['en', ['The parties', 'Instalment 1, once the contract is signed', '500 KM', 'Autumn', 'by 15/06/2027']],
  ] as const) {
    const document = composeAgreement(issued, locale)
    expect(document.title).toContain('2026-0007')
    for (const word of [
      ...words,
      'Mirna Lukić',
      'Lana Perić, vodi',
      'Emir Kos',
      'Boja',
      '800 KM',
      'Pijesak (Kamenolom)',
      '400 KM',
      'Koševi ostaju školi.',
    ])
      expect(saidOf(document)).toContain(word)
    expect(document.signatures.hands.map(({ name }) => name)).toEqual(['Mirna Lukić', 'Lana Perić'])
  }
})

test('a contract that was issued before teams and communities stood in it reads as it was signed', () => {
  const { members: _, community: __, ...older } = issued
  const said = saidOf(composeAgreement(older, 'bhs'))
  for (const title of ['Ekipa projekta', 'Doprinos zajednice']) expect(said).not.toContain(`${title}\n`)
})

test('a contract on paper leaves out a plan that asks for more than was given', () => {
  expect(saidOf(composeAgreement({ ...issued, amount: 700_00 }, 'bhs'))).not.toContain('Plan troškova')
})

test('a contract with the longest plan and note is drawn over several pages', async () => {
  const long = {
    ...issued,
    terms: { ...TERMS, note: 'Dogovoreno je mnogo toga. '.repeat(76) },
    instalments: Array.from({ length: 12 }, () => planOf([50, 'receipts'])).flat(),
  }
  const pdf = await drawAgreement(composeAgreement(long, 'bhs'))
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1)
})

test('what was issued stays as it was: a later change of the plan is an amendment, and a contract issued anew another version', async () => {
  const { id, slug, url, lana, ana, write, see } = await projectWithBank(app)
  // A plan that adds up to the award is part of the contract.
  await app.services.pool.query(
    `update projects set plan = jsonb_set(plan, '{budget,1,amount}', to_jsonb(800_00 - (plan #>> '{budget,0,amount}')::int)) where id = $1`,
    [id],
  )
  await write(ana, planOf([800, 'signed']))
  await ana.send('POST', `${url}/agreement/issue`)
  const kept = async () => {
    const { rows } = await app.services.pool.query<{
      kind: string
      budget: number[]
      digest: string
      true: string
    }>(
      `select kind, digest, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') as true,
        (select array_agg((line ->> 'amount')::int order by place)
          from jsonb_array_elements(content -> 'budget') with ordinality as lines (line, place)) as budget
      from project_issued where project_id = $1 order by version`,
      [id],
    )
    for (const row of rows) expect(row.digest).toBe(row.true)
    return rows.map(({ kind, budget }) => [kind, budget])
  }
  const [first] = await kept()
  const move = { from: 'nets', to: 'paint', amount: 50_00, reason: 'Boja je poskupjela, mreže su jeftinije.' }
  const change = newId()
  await lana.send('PUT', `${url}/changes/${change}`, move)
  await ana.send('PUT', `${url}/changes/${change}/decision`, {
    accepted: true,
    answer: 'U redu, slažemo se.',
  })
  const moved = [(first![1] as number[])[0]! + 50_00, (first![1] as number[])[1]! - 50_00]
  expect(await kept()).toEqual([first, ['amendment', moved]])
  const take = (version = '') => lana.send('GET', `/api/projects/${slug}/agreement/pdf${version}`)
  expect((await take()).headers['content-disposition']).toContain('ugovor')
  expect((await take('?version=2')).headers['content-disposition']).toContain('aneks')
  expect((await take('?version=3')).statusCode).toBe(404)
  await ana.send('POST', `${url}/agreement/reopening`, { reason: 'Ispravljamo adresu banke u ugovoru.' })
  await ana.send('POST', `${url}/agreement/issue`)
  expect(await kept()).toEqual([first, ['amendment', moved], ['contract', moved]])
  expect((await see(lana)).agreement.issued.map(({ kind }) => kind)).toEqual([
    'contract',
    'amendment',
    'contract',
  ])
})

test('an amendment says in either language what moves, why and what the plan is from then on', () => {
  const change = { from: 'Mreže', to: 'Boja', amount: 50_00, reason: 'Poskupjelo je.', answer: 'U redu.' }
  for (const [locale, words] of [
    ['bhs', ['50 KM', 'iz stavke „Mreže“', 'Poskupjelo je.', 'Sve ostalo u ugovoru']],
    ['en', ['50 KM', 'from “Mreže”', 'Poskupjelo je.', 'Everything else']],
  ] as const)
    for (const word of words) expect(saidOf(composeAgreement({ ...issued, change }, locale))).toContain(word)
})

test('the issued contract is taken along by its team and its bank, and by nobody else', async () => {
  const { url, lana, ana, sana, write } = await projectWithBank(app)
  await write(ana, planOf([800, 'signed']))
  const take = (one: typeof lana) => one.send('GET', `${url}/agreement/pdf`)
  expect((await take(ana)).json()).toMatchObject({ code: 'projects.notIssued' })
  await ana.send('POST', `${url}/agreement/issue`)
  for (const one of [lana, ana, sana]) {
    const answer = await take(one)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const cookie = `${lana.headers.cookie}; script=cyrillic`
  const headers = { ...lana.headers, cookie }
  const cyrillic = await app.http.inject({ method: 'GET', url: `${url}/agreement/pdf`, headers })
  const pdf = await getDocumentProxy(new Uint8Array(cyrillic.rawPayload))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Уговорне стране')
  expect(text).toMatch(/800\sКМ/)
  expect((await take(await somebody(app, 'Zoran'))).statusCode).toBe(404)
})
