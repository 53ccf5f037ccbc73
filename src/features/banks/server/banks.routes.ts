import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { getBank, listBanks } from '../contract/banks.endpoints.ts'
import { bankBySlug, countHours, listBankCards, listYearResults } from './banks.queries.ts'

export const routes = [
  route(listBanks, 'public', async ({ services: { db } }) => {
    const [banks, years, hours] = await Promise.all([listBankCards(db), listYearResults(db), countHours(db)])
    return { banks, years, hours }
  }),
  route(getBank, 'public', async ({ services, params }) => {
    const bank = await bankBySlug(services.db, params.slug)
    if (!bank) throw new Problem(problems.notFound)
    return bank
  }),
]
