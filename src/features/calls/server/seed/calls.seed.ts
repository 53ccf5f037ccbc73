import { getSeededBanks } from '#features/banks/server/index.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { bilingualOf } from '#platform/contract/bilingual.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { fromLocal, localDay } from '#platform/contract/local-time.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type CallContent, callContent } from '../../contract/call.ts'
import { defaultRules } from '../../contract/default-rules.ts'
import { emptyCall } from '../../contract/empty-call.ts'
import { usualExplained } from '../../contract/figures/usual-explained.ts'
import { insertCall } from '../call-insert.queries.ts'
import { type DemoCall, demoCalls } from './demo-calls.seed.ts'
import { demoMoves } from './demo-moves.ts'
import { seedCallQuestions } from './demo-questions.seed.ts'
import { microBusinessOf } from './micro-business.ts'

const dayIn = (days: number) => localDay(new Date(Date.now() + days * DAY_MS))
const momentIn = (days: number, clock: string): string =>
  toIso(fromLocal(`${dayIn(days)}T${clock}`) ?? new Date(Date.now() + days * DAY_MS))

/** Seeds the calls of the demo world, one in every state. */
export async function seedCalls(services: Services): Promise<void> {
  const { banks, programmes } = await getSeededBanks(services.db)
  await inTransaction(services.pool, async (tx) => {
    for (const demo of demoCalls) {
      const programmeId = programmes.get(demo.programme)
      const bank = demo.bank === null ? undefined : banks.get(demo.bank)
      if (!programmeId || (demo.bank !== null && !bank)) continue
      const id = newId()
      const content = contentOf(demo, (bank?.municipalities ?? []) as MunicipalityId[])
      await insertCall(tx, {
        id,
        slug: demo.slug,
        programmeId,
        bankId: bank?.id ?? null,
        content,
        moves: demo.moves ? demoMoves(content.dates) : [],
        publishedAt: demo.draft ? null : new Date(Date.now() + (Math.min(demo.opens, 0) - 2) * DAY_MS),
      })
      await seedCallQuestions(tx, { id, slug: demo.slug })
    }
  })
}

function contentOf(demo: DemoCall, municipalities: readonly MunicipalityId[]): CallContent {
  const { amount, vote } = demo
  const [min, max] = [amount[0] * 100, amount[1] * 100]
  const empty = emptyCall()
  const project = { from: dayIn(demo.results + 15), until: dayIn(demo.results + 190) }
  const common: CallContent = {
    ...empty,
    title: bilingualOf(demo.title),
    summary: bilingualOf(demo.summary),
    dates: {
      opensAt: momentIn(demo.opens, '09:00'),
      deadline: momentIn(demo.deadline, '14:00'),
      reviewUntil: momentIn(Math.min(demo.deadline + 17, vote ? vote[0] - 1 : Infinity), '14:00'),
      voteFrom: vote ? momentIn(vote[0], '09:00') : null,
      voteUntil: vote ? momentIn(vote[1], '14:00') : null,
      resultsAt: momentIn(demo.results, '14:00'),
    },
    projectFrom: project.from,
    projectUntil: project.until,
    fund: demo.fund * 100,
    vote: vote ? { minVotes: 50 } : null,
  }
  if (municipalities.length === 0) return callContent.parse(microBusinessOf(common, { min, max }))
  const rules = defaultRules(
    {
      team: { min: 3, max: 7 },
      ages: { min: 17, max: 35, on: dayIn(demo.deadline) },
      municipalities,
      amount: { min, max },
      contribution: { min: 50, max: 200 },
      electronics: 30,
      project,
    },
    empty.template,
  )
  return callContent.parse({ ...common, rules, explained: usualExplained({ ...common, rules }) })
}
