import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { clear, publish, search, titles } from '../search.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await clear(app)
  // The newest last, so that words of the same root are always newer than the intended ones.
  for (const [n, [bhs, en, body]] of OFFERS.entries())
    await publish(app, { bhs, en, body: body ?? '', published: OFFERS.length - n })
})
afterAll(() => app.stop())

const OFFERS: readonly (readonly [bhs: string, en: string, body?: string])[] = [
  ['Web programer / programerka', 'Web programmer'],
  ['Prevodilac / prevoditeljka s njemačkog', 'Translator from German'],
  ['Medicinska sestra / tehničar', 'Nurse'],
  ['Prodavač / prodavačica obuće', 'Shoe seller'],
  ['Pekar / pekarka', 'Baker'],
  ['Trener / trenerica košarke', 'Basketball coach'],
  ['Kuhar / kuharica', 'Cook'],
  ['Vozač / vozačica dostave', 'Delivery driver'],
  ['Koordinator / koordinatorica programa za startupe', 'Programme coordinator for startups'],
  ['Predavač / predavačica programiranja', 'Lecturer in programming'],
  ['Prevoz robe u regiji', 'Regional transport'],
  ['Trening za mlade novinare', 'Training for young journalists'],
  ['Noć otvorenog koda', 'Open code night', 'Dođi upoznati ljude kojima je svaki programer dobrodošao.'],
]

// Written by hand: typed words, and the result that must come first.
test.each([
  ['programer', 'Web programer / programerka'],
  ['програмер', 'Web programer / programerka'],
  ['programeri', 'Web programer / programerka'],
  ['programerka', 'Web programer / programerka'],
  ['programmer', 'Web programer / programerka'],
  ['programmers', 'Web programer / programerka'],
  ['programre', 'Web programer / programerka'],
  ['program', 'Koordinator / koordinatorica programa za startupe'],
  ['koordinator programa', 'Koordinator / koordinatorica programa za startupe'],
  ['programiranje', 'Predavač / predavačica programiranja'],
  ['programming', 'Predavač / predavačica programiranja'],
  ['trener', 'Trener / trenerica košarke'],
  ['trening', 'Trening za mlade novinare'],
  ['prevodilac', 'Prevodilac / prevoditeljka s njemačkog'],
  ['kuharice', 'Kuhar / kuharica'],
  ['drivers', 'Vozač / vozačica dostave'],
])('who types %s sees first what is called so, not what is of the same root', async (q, first) => {
  expect((await titles(app, { q }))[0]).toBe(first)
})

test('what is of the same root is still found, after what is meant', async () => {
  expect(await titles(app, { q: 'programer' })).toEqual([
    'Web programer / programerka',
    'Predavač / predavačica programiranja',
    'Koordinator / koordinatorica programa za startupe',
    'Noć otvorenog koda',
  ])
})

test('pages go on from each of the tiers without a gap or a repeat', async () => {
  await clear(app)
  const wanted: string[] = []
  const make = async (count: number, bhs: string, rest: { en?: string; body?: string } = {}) => {
    for (let n = 0; n < count; n += 1) {
      await publish(app, { bhs: `${bhs} ${n}`, ...rest, published: n })
      wanted.push(`${bhs} ${n}`)
    }
  }
  await make(22, 'Programer')
  await make(21, 'Rukovodilac', { en: 'Programme lead' })
  await make(3, 'Tim', { body: 'traži se programer' })
  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const { items, next } = await search(app, { q: 'programer', ...(after && { after }) })
    seen.push(...items.map(({ title }) => title.bhs))
    after = next
  }
  expect(seen).toEqual(wanted)
})
