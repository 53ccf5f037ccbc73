import { uuid } from '#platform/contract/schemas.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { getTransactionTime } from '#platform/server/db/clock.queries.ts'
import { isPublic } from './access.policy.ts'
import { notifyDecision } from './notifications.ts'
import { lockOpportunity, findOpportunityById, updateOpportunity } from './opportunities.queries.ts'
import { contentOf } from './opportunity-content.ts'

/** An opportunity as a reportable thing. Hiding closes it for everyone and notifies its editors of the reason. */
export const opportunityReports: ReportableKind = {
  id: 'opportunity',
  async find(db, { id, reader }) {
    const row = uuid.safeParse(id).success ? await findOpportunityById(db, id) : undefined
    if (!row) return undefined
    const isShown = await isPublic(db, row)
    if (reader !== undefined && !isShown) return undefined
    const { title, summary, body } = contentOf(row)
    const texts = LOCALES.flatMap((locale) => [title[locale], summary[locale], plainText(body[locale])])
    return {
      author: row.createdBy,
      text: [...new Set(texts)].filter((part) => part.trim() !== '').join('\n'),
      path: isShown ? `/opportunities/${row.slug}` : null,
      isShown: row.status === 'published',
    }
  },
  async hide(tx, { services, id, reason }) {
    const row = await lockOpportunity(tx, id)
    if (row?.status !== 'published') return
    await updateOpportunity(tx, id, {
      status: 'closed',
      closedReason: 'refused',
      closedAt: await getTransactionTime(tx),
      returnedReason: reason,
      changed: true,
    })
    await notifyDecision({ services, tx, opportunity: row, outcome: 'closed', reason })
  },
  async restore(tx, { id }) {
    const row = await lockOpportunity(tx, id)
    if (row?.status !== 'closed' || row.closedReason !== 'refused') return
    await updateOpportunity(tx, id, {
      status: 'published',
      closedReason: null,
      closedAt: null,
      returnedReason: '',
      changed: true,
    })
  },
}
