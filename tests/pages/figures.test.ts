import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDrillDown, listMetrics } from '#features/admin/contract/metrics.endpoints.ts'
import { getApplication, listApplications } from '#features/applications/contract/application.endpoints.ts'
import { listApplicants, listReceived } from '#features/applications/contract/hiring.endpoints.ts'
import { listManagedCalls } from '#features/calls/contract/managed-calls.endpoints.ts'
import { listReceivedApplications } from '#features/calls/contract/received/received.endpoints.ts'
import { listConversations } from '#features/messaging/contract/conversation.endpoints.ts'
import { getWaitingCount } from '#features/messaging/contract/waiting.endpoints.ts'
import {
  getNetwork,
  listConnections,
  listFollowing,
  listRequests,
} from '#features/network/contract/lists.endpoints.ts'
import { getBank, listBanks } from '#features/banks/contract/banks.endpoints.ts'
import { getCall, listCalls } from '#features/calls/contract/calls.endpoints.ts'
import { getArticle, listArticles } from '#features/articles/contract/public.endpoints.ts'
import { getUseful } from '#features/articles/contract/useful.endpoints.ts'
import { TOPICS } from '#features/articles/contract/topics.ts'
import { listComments } from '#features/discussions/contract/comments/comments.endpoints.ts'
import { getPost, getPublicPost, listFeed } from '#features/feed/contract/feed.endpoints.ts'
import { getEditedForm, listForms } from '#features/forms/contract/editing.endpoints.ts'
import { getFormStatistics } from '#features/forms/contract/statistics.endpoints.ts'
import { STATUSES } from '#features/forms/contract/statuses.ts'
import { listSubmissions } from '#features/forms/contract/submissions.endpoints.ts'
import { FACETS, getMentor, listMentors } from '#features/mentorship/contract/public.endpoints.ts'
import { differingFigures } from '#features/calls/contract/figures/differing-figures.ts'
import { totalsOf } from '#features/projects/contract/ledger.ts'
import { getProject, listProjects } from '#features/projects/contract/projects.endpoints.ts'
import { getSkillProgress, listDeadlines } from '#features/dashboard/contract/cards.endpoints.ts'
import { listTargets } from '#features/analytics/contract/targets.endpoints.ts'
import { getUnread, listNotifications } from '#features/notifications/contract/notifications.endpoints.ts'
import { listMarks, listSaved } from '#features/opportunities/contract/member.endpoints.ts'
import { getMunicipalityCounts, listOpportunities } from '#features/search/contract/search.endpoints.ts'
import { fillPath, type Endpoint, type ResponseOf } from '#platform/contract/endpoint.ts'
import type { Product } from '#tests/setup/product.ts'
import { workIsDone } from '#tests/setup/work-is-done.ts'
import { signInAs, startDemo } from './demo-world.ts'

/** People of the demo world with different paths through the product. */
const PEOPLE = ['member', 'mentor', 'organisation editor', 'board reviewer', 'global admin']

let product: Product
let member: Record<string, string>
beforeAll(async () => {
  product = await startDemo({})
  await workIsDone(product.dataDir)
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
  const { places, remote } = await read(getMunicipalityCounts)
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

/** Reads all pages of a list. */
async function every<Item>(
  page: (after: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
) {
  const all: Item[] = []
  let after: string | undefined
  do {
    const { items, next } = await page(after)
    all.push(...items)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}

const afterOf = (after: string | undefined): Record<string, string> => (after === undefined ? {} : { after })

test('a post is supported and commented on as often in the feed, on its page, and in public', async () => {
  const { posts } = await read(listFeed, { who: member })
  expect(posts.filter(({ comments }) => comments > 0).length).toBeGreaterThan(2)
  for (const { id, reactions, comments, audience, poll } of posts) {
    const figures = { id, reactions, comments }
    expect(await read(getPost, { who: member, params: { id } })).toMatchObject(figures)
    if (audience === 'public')
      expect(await read(getPublicPost, { params: { id } })).toMatchObject({ ...figures, poll })
    const threads = await every((after) =>
      read(listComments, { who: member, query: { kind: 'feed', id, ...afterOf(after) } }),
    )
    const written = threads.flatMap(({ answers, ...first }) => [first, ...answers])
    expect([id, written.filter(({ isDeleted }) => !isDeleted).length]).toEqual([id, comments])
    const votes = poll?.options.map((option) => option.votes ?? 0) ?? []
    if (poll && poll.options.every((option) => option.votes !== null))
      expect([id, votes.reduce((sum, one) => sum + one, 0)]).toEqual([id, poll.votes])
  }
})

test('mentors are as many in each choice as it says, and say the same on their pages', async () => {
  const mentors = await every(async (after) => {
    const page = await read(listMentors, { query: afterOf(after) })
    return { items: page.mentors, next: page.next }
  })
  const { total, facets } = await read(listMentors)
  expect(mentors.length).toBe(total)
  for (const facet of FACETS)
    for (const { value, count } of facets[facet].slice(0, 6))
      expect([facet, value, (await read(listMentors, { query: { [facet]: value } })).total]).toEqual([
        facet,
        value,
        count,
      ])
  for (const card of mentors)
    expect(await read(getMentor, { params: { slug: card.slug } })).toMatchObject(card)
})

test('articles take as long, count as many parts and were as useful wherever they stand', async () => {
  const list = (query: Record<string, string> = {}) =>
    every(async (after) => {
      const page = await read(listArticles, { query: { ...query, ...afterOf(after) } })
      return { items: page.articles, next: page.next }
    })
  const all = await list()
  expect(all.length).toBeGreaterThan(5)
  for (const topic of TOPICS)
    expect([topic, (await list({ topic })).length]).toEqual([
      topic,
      all.filter((one) => one.topic === topic).length,
    ])
  const pages = await Promise.all(all.map(({ slug }) => read(getArticle, { params: { slug } })))
  for (const [at, page] of pages.entries()) {
    expect(page).toMatchObject(all[at]!)
    expect([page.slug, page.useful]).toEqual([
      page.slug,
      (await read(getUseful, { who: member, params: { id: page.id } })).count,
    ])
    for (const card of page.related) expect(all.find(({ id }) => id === card.id)).toEqual(card)
    const { series } = page
    if (series)
      expect([
        series.title.bhs,
        pages.filter((one) => one.series?.title.bhs === series.title.bhs).length,
      ]).toEqual([series.title.bhs, series.count])
  }
})

test('a form was sent as often in the list, in its editor, among its answers and in its figures', async () => {
  const who = await signInAs(product, 'global admin')
  const { forms } = await read(listForms, { who })
  expect(forms.filter(({ received }) => received > 0).length).toBeGreaterThan(1)
  for (const { id, received } of forms) {
    const params = { id }
    const list = (query: Record<string, string> = {}) =>
      every(async (after) => {
        const page = await read(listSubmissions, { who, params, query: { ...query, ...afterOf(after) } })
        return { items: page.submissions, next: page.next }
      })
    const [edited, page, statistics] = await Promise.all([
      read(getEditedForm, { who, params }),
      read(listSubmissions, { who, params }),
      read(getFormStatistics, { who, params }),
    ])
    expect([id, edited.received, page.received, statistics.submissions]).toEqual([
      id,
      ...Array.from({ length: 3 }, () => received),
    ])
    expect([id, (await list()).length]).toEqual([id, received])
    for (const status of STATUSES)
      expect([id, status, (await list({ status })).length]).toEqual([id, status, page.counts[status]])
  }
})

describe.each(PEOPLE)('what the %s of the demo world reads of their own', (role) => {
  let who: Record<string, string>
  beforeAll(async () => {
    who = await signInAs(product, role)
  })

  test('is as many people and requests beside the network as in its lists', async () => {
    const counts = await read(getNetwork, { who })
    const connections = await every(async (after) => {
      const { connections: items, next } = await read(listConnections, { who, query: afterOf(after) })
      return { items, next }
    })
    const requests = (side: 'received' | 'sent') =>
      every(async (after) => {
        const { requests: items, next } = await read(listRequests, {
          who,
          query: { side, ...afterOf(after) },
        })
        return { items, next }
      })
    const following = await every(async (after) => {
      const { people: items, next } = await read(listFollowing, { who, query: afterOf(after) })
      return { items, next }
    })
    expect(counts).toEqual({
      connections: connections.length,
      received: (await requests('received')).length,
      sent: (await requests('sent')).length,
      following: following.length,
    })
  })

  test('waits in messages as the header says', async () => {
    const [waiting, list] = await Promise.all([
      read(getWaitingCount, { who }),
      read(listConversations, { who }),
    ])
    expect(waiting).toMatchObject({ unread: list.unread, requests: list.requests })
  })

  test('stands in their applications as often as it is counted, with one day of the answer', async () => {
    const { counts } = await read(listApplications, { who })
    const all = await every(async (after) => {
      const { applications: items, next } = await read(listApplications, { who, query: afterOf(after) })
      return { items, next }
    })
    for (const { status, count } of counts)
      expect([status, all.filter((one) => one.status === status).length]).toEqual([status, count])
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    const { deadlines } = await read(listDeadlines, { who })
    for (const { id, promisedAt, external } of all) {
      if (!external) expect((await read(getApplication, { who, params: { id } })).promisedAt).toBe(promisedAt)
      const reply = deadlines.find((one) => one.kind === 'reply' && one.id === id && !external)
      if (reply) expect([id, reply.at]).toEqual([id, promisedAt])
    }
  })

  test('is received for their organisations as often as each list has it', async () => {
    const { opportunities } = await read(listReceived, { who })
    for (const { id, applications } of opportunities) {
      const { counts } = await read(listApplicants, { who, params: { id } })
      const all = await every(async (after) => {
        const page = await read(listApplicants, { who, params: { id }, query: afterOf(after) })
        return { items: page.applicants, next: page.next }
      })
      expect([id, all.length]).toEqual([id, applications.all])
      expect(all.filter(({ status }) => status === 'sent').length).toBe(applications.fresh)
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    }
  })

  test('came in for the calls they look after as often as each of their pages says', async () => {
    const calls = await every(async (before) => {
      const { calls: items, next } = await read(listManagedCalls, {
        who,
        query: before === undefined ? {} : { before },
      })
      return { items, next }
    })
    for (const { id, begun, sent } of calls) {
      const page = await read(listReceivedApplications, { who, params: { id } })
      expect([id, page.call.begun, page.call.sent]).toEqual([id, begun, sent])
      if (page.isShown) expect([id, page.total.count]).toEqual([id, sent])
    }
  })
})

test('a number of a week is as many people or things as stand behind it', async () => {
  const who = await signInAs(product, 'global admin')
  const { weeks, metrics } = await read(listMetrics, { who })
  expect(metrics.length).toBeGreaterThan(3)
  for (const { id, counts } of metrics)
    for (const week of weeks.slice(-3)) {
      const { rows, more } = await read(getDrillDown, { who, params: { metric: id }, query: { week } })
      const behind = rows.reduce((sum, { count }) => sum + (count ?? 1), 0)
      const counted = counts[weeks.indexOf(week)] ?? 0
      if (more) expect([id, week, counted >= behind]).toEqual([id, week, true])
      else expect([id, week, behind]).toEqual([id, week, counted])
    }
})
