import { toIso } from '#platform/server/db/rows-of.ts'
import { problems } from '#platform/contract/problems.ts'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import type { Services } from '#platform/server/services.ts'
import {
  getBlock,
  listBlocks,
  listEditedBlocks,
  listRevisions,
  restoreBlock,
  saveBlock,
} from '../contract/blocks.endpoints.ts'
import { type EditedCursor, listAllEdited, listEdited, listRevisionRows } from './blocks.queries.ts'
import { withPictures } from './pictures.service.ts'
import { definitionOf, publishBlock, readBlock, registeredBlock, restoreRevision } from './blocks.service.ts'

const REVISIONS = 20
const EDITED = 25

export const blockRoutes = [
  route(listBlocks, 'public', async ({ services, query }) => {
    const ids = query.ids.split(',').filter((id) => isPublic(services, id))
    if (ids.length === 0) return { blocks: [] }
    const blocks = await listEdited(services.db, { ids, locale: query.locale })
    return { blocks: await withPictures(services.db, blocks) }
  }),
  route(listEditedBlocks, { admin: 'content' }, async ({ services, query }) => {
    const after = query.after === undefined ? undefined : readCursor(query.after)
    const rows = await listAllEdited(services.db, {
      known: [...services.blocks.keys()],
      after,
      olderOnly: query.olderOnly === 'true',
      limit: EDITED + 1,
    })
    const visible = rows.slice(0, EDITED)
    const last = visible.at(-1)
    return {
      blocks: visible.map((row) => ({
        id: row.id,
        locale: row.locale,
        text: plainText(row.document),
        revision: row.revision,
        savedAt: toIso(row.updatedAt),
        savedBy: row.savedBy,
        ...placeOf(services, row.id),
        englishOlder: row.englishOlder,
      })),
      next: rows.length > EDITED && last ? `${toIso(last.updatedAt)}~${last.id}~${last.locale}` : null,
    }
  }),
  route(getBlock, { admin: 'content' }, ({ services, params, query }) =>
    readBlock(services, { id: params.id, locale: query.locale }),
  ),
  route(listRevisions, { admin: 'content' }, async ({ services, params, query }) => {
    const definition = definitionOf(services, params.id)
    const before = query.before === undefined ? undefined : Number(query.before)
    const rows = await listRevisionRows(services.db, {
      id: params.id,
      locale: query.locale,
      before,
      limit: REVISIONS + 1,
    })
    const revisions = rows.slice(0, REVISIONS).map((row) => ({ ...row, savedAt: toIso(row.savedAt) }))
    return {
      original: lineOf(definition[query.locale]),
      revisions,
      next: rows.length > REVISIONS ? (revisions.at(-1)?.revision ?? null) : null,
    }
  }),
  route(saveBlock, 'globalAdmin', ({ services, params, body, session }) =>
    publishBlock(services, {
      key: { id: params.id, locale: body.locale },
      document: body.document,
      expected: body.revision,
      session,
    }),
  ),
  route(restoreBlock, 'globalAdmin', ({ services, params, body, session }) =>
    restoreRevision(services, {
      key: { id: params.id, locale: body.locale },
      revision: body.revision,
      expected: body.expected,
      session,
    }),
  ),
]

/** Editors save a versioned text as a draft. */
function isPublic({ blocks }: Services, id: string): boolean {
  const block = blocks.get(id)
  return block !== undefined && !block.definition.versioned
}

function placeOf(services: Services, id: string) {
  const { name, page } = registeredBlock(services, id)
  return { name, page: { path: page.path, title: page.title } }
}

/** Parses `savedAt~id~locale`, whose form the contract has checked. */
function readCursor(cursor: string): EditedCursor {
  const [savedAt = '', id = '', locale] = cursor.split('~')
  const updatedAt = new Date(savedAt)
  if (Number.isNaN(updatedAt.getTime())) throw new Problem(problems.invalid, { fields: { after: 'format' } })
  return { updatedAt, id, locale: locale === 'en' ? 'en' : 'bhs' }
}
