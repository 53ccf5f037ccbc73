import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { getBank, listBanks } from '../contract/banks.endpoints.ts'
import {
  createBank,
  getManagedBank,
  listManagedBanks,
  saveBank,
  seatOnBoard,
  unseat,
} from '../contract/managed/managed-banks.endpoints.ts'
import { bankBySlug, countHours, listBankCards, listYearResults } from './banks.queries.ts'
import { listBanks as managedBanks } from './managed/managed-banks.queries.ts'
import {
  createBank as create,
  managedBank,
  saveBank as save,
  seatOnBoard as seat,
  unseat as endSeat,
} from './managed/managed-banks.service.ts'

const STAFF = { admin: 'grants' } as const

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
  route(listManagedBanks, STAFF, async ({ services: { db }, query }) => ({
    banks: await managedBanks(db, query.municipality),
  })),
  route(createBank, STAFF, ({ services, session, body }) => create({ services, session }, body)),
  route(getManagedBank, STAFF, ({ services, params }) => managedBank(services.db, params.id)),
  route(saveBank, STAFF, ({ services, session, params, body, request }) =>
    save({ services, session, id: params.id }, { written: body, headers: request.headers }),
  ),
  route(seatOnBoard, STAFF, ({ services, session, params, body }) =>
    seat({ services, session, id: params.id }, body),
  ),
  route(unseat, STAFF, ({ services, session, params }) =>
    endSeat({ services, session, id: params.id }, params.seat),
  ),
]
