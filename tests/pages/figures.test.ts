import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBank, listBanks } from '#features/banks/contract/banks.endpoints.ts'
import { getCall, listCalls } from '#features/calls/contract/calls.endpoints.ts'
import { differingFigures } from '#features/calls/contract/figures/differing-figures.ts'
import { totalsOf } from '#features/projects/contract/ledger.ts'
import { getProject, listProjects } from '#features/projects/contract/projects.endpoints.ts'
import { getSkillProgress } from '#features/dashboard/contract/cards.endpoints.ts'
import { listTargets } from '#features/analytics/contract/targets.endpoints.ts'
import { getUnread, listNotifications } from '#features/notifications/contract/notifications.endpoints.ts'
import { listMarks, listSaved } from '#features/opportunities/contract/member.endpoints.ts'
import { countByMunicipality, listOpportunities } from '#features/search/contract/search.endpoints.ts'
import { fillPath, type Endpoint, type ResponseOf } from '#platform/contract/endpoint.ts'
import type { Product } from '#tests/setup/product.ts'
import { signInAs, startDemo } from './demo-world.ts'

let product: Product
let member: Record<string, string>
beforeAll(async () => {
  product = await startDemo({})
  member = await signInAs(product, 'member')
})
afterAll(() => product?.stop())

async function read<E extends Endpoint>(
  endpoint: E,
  {
    query = {},
    who = {},
    params = {},
  }: { query?: Record<string, string>; who?: Record<string, string>; params?: Record<string, string> } = {},
): Promise<ResponseOf<E>> {
  const { 'content-type': _, ...headers } = who
  const answer = await fetch(
    `${product.url}${fillPath(endpoint.path, params)}?${new URLSearchParams(query)}`,
    {
      headers,
    },
  )
  expect([endpoint.path, query, answer.status]).toEqual([endpoint.path, query, 200])
  return (await answer.json()) as ResponseOf<E>
}

async function everyOpportunity(): Promise<string[]> {
  const slugs: string[] = []
  let after: string | null = null
  do {
    const page: ResponseOf<typeof listOpportunities> = await read(listOpportunities, {
      query: after ? { after } : {},
    })
    slugs.push(...page.items.map(({ slug }) => slug))
    after = page.next
  } while (after)
  return slugs
}

test('open opportunities are as many in all, by their kinds and on the pages of the list', async () => {
  const { total, facets } = await read(listOpportunities)
  const listed = await everyOpportunity()
  expect(new Set(listed).size).toBe(listed.length)
  expect(total).toBe(listed.length)
  expect(facets?.kind.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

test('a circle on the map stands for as many opportunities as its place has in the list', async () => {
  const { places, remote } = await read(countByMunicipality)
  const some = places.filter(({ count }) => count > 0)
  expect(some.length).toBeGreaterThan(3)
  for (const { value, count } of some.slice(0, 8))
    expect([value, (await read(listOpportunities, { query: { place: value } })).total]).toEqual([
      value,
      count,
    ])
  expect((await read(listOpportunities, { query: { mode: 'remote' } })).total).toBe(remote)
})

test('figures on a member’s dashboard equal those on its pages', async () => {
  const [board, analytics] = await Promise.all([
    read(getSkillProgress, { who: member }),
    read(listTargets, { who: member }),
  ])
  expect(board.skills).toBe(analytics.skills)
  expect(board.targets.map(({ id, coverage }) => [id, coverage])).toEqual(
    analytics.targets.map(({ id, coverage }) => [id, coverage]),
  )
  const [bell, list, unread] = await Promise.all([
    read(getUnread, { who: member }),
    read(listNotifications, { who: member }),
    read(listNotifications, { query: { unread: 'true' }, who: member }),
  ])
  expect([bell.count, list.unread]).toEqual([unread.unread, unread.unread])
  if (!unread.next) expect(unread.items.length).toBeLessThanOrEqual(unread.unread)
  const [saved, marks] = await Promise.all([
    read(listSaved, { who: member }),
    read(listMarks, { who: member }),
  ])
  expect(saved.opportunities.map(({ id }) => id).toSorted()).toEqual(marks.saved.toSorted())
})

test('projects cost, got and are as many on their pages, on those of their banks and in the sums of all', async () => {
  const [{ projects, earlier }, { banks, years }] = await Promise.all([read(listProjects), read(listBanks)])
  const ofYears = (of: (year: (typeof years)[number]) => number) =>
    years.reduce((all, one) => all + of(one), 0)
  expect(ofYears(({ pages }) => pages)).toBe(projects.filter(({ bank }) => bank !== null).length)
  expect(ofYears((year) => year.projects - year.pages)).toBe(earlier)
  const ofBanks = (await Promise.all(banks.map(({ slug }) => read(getBank, { params: { slug } })))).flatMap(
    (bank) => bank.projects,
  )
  for (const card of projects) {
    const { spent, contributed, unconfirmed } = totalsOf(
      (await read(getProject, { params: { slug: card.slug } })).entries,
    )
    expect(card).toMatchObject({ spent, contributed, unconfirmed })
    if (card.bank)
      expect(ofBanks.find(({ slug }) => slug === card.slug)).toMatchObject({ spent, contributed })
  }
  const sum = (of: (one: (typeof ofBanks)[number]) => number) =>
    ofBanks.reduce((all, one) => all + of(one), 0)
  expect([ofYears((year) => year.granted), ofYears((year) => year.contributed)]).toEqual([
    sum(({ granted }) => granted),
    sum(({ contributed }) => contributed),
  ])
})

test('texts of a call name no other figures than its rules', async () => {
  const { calls } = await read(listCalls)
  expect(calls.length).toBeGreaterThan(3)
  for (const { slug } of calls)
    expect([slug, differingFigures((await read(getCall, { params: { slug } })).content)]).toEqual([slug, []])
})
