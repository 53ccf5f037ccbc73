import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { getBank, listBanks } from '../contract/banks.endpoints.ts'
import {
  closeBank,
  createBank,
  getManagedBank,
  listManagedBanks,
  restoreBank,
  saveBank,
  addBoardMember,
  removeBoardMember,
} from '../contract/managed/managed-banks.endpoints.ts'
import { findBankBySlug, countHours, listBankCards, listYearResults } from './banks.queries.ts'
import { listManagedFor } from './managed/managed-banks.queries.ts'
import {
  createBank as create,
  getManaged,
  saveBank as save,
  addMember,
  removeMember,
  updateIsClosed,
} from './managed/managed-banks.service.ts'

const STAFF = { admin: 'grants' } as const

export const routes = [
  route(listBanks, 'public', async ({ services: { db } }) => {
    const [banks, years, hours] = await Promise.all([listBankCards(db), listYearResults(db), countHours(db)])
    return { banks, years, hours }
  }),
  route(getBank, 'public', async ({ services, params }) => {
    const bank = await findBankBySlug(services.db, params.slug)
    if (!bank) throw new Problem(problems.notFound)
    return bank
  }),
  route(listManagedBanks, STAFF, async ({ services: { db }, query }) => ({
    banks: await listManagedFor(db, query.municipality),
  })),
  route(createBank, STAFF, ({ services, session, body }) => create({ services, session }, body)),
  route(getManagedBank, STAFF, ({ services, params }) => getManaged(services.db, params.id)),
  route(saveBank, STAFF, ({ services, session, params, body, request }) =>
    save({ services, session, id: params.id }, { written: body, headers: request.headers }),
  ),
  route(addBoardMember, STAFF, ({ services, session, params, body }) =>
    addMember({ services, session, id: params.id }, body),
  ),
  route(removeBoardMember, STAFF, ({ services, session, params }) =>
    removeMember({ services, session, id: params.id }, params.seat),
  ),
  route(closeBank, STAFF, ({ services, session, params, body }) =>
    updateIsClosed({ services, session, id: params.id }, { isClosed: true, ...body }),
  ),
  route(restoreBank, STAFF, ({ services, session, params, body }) =>
    updateIsClosed({ services, session, id: params.id }, { isClosed: false, ...body }),
  ),
]
