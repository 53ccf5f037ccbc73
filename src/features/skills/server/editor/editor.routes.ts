import { type Route, route } from '#platform/server/http/route.ts'
import {
  createEntry as createEndpoint,
  getEntry,
  LISTED_MAX,
  listEntries,
  listImports,
  mergeEntry as mergeEndpoint,
  saveEntry as saveEndpoint,
} from '../../contract/vocabulary.endpoints.ts'
import { listEntryRows } from './editor.queries.ts'
import { createEntry, type SkillUpdate, mergeEntry, getEntryOf, saveEntry } from './editor.service.ts'
import { getImportState } from './state.queries.ts'

const STAFF = { admin: 'opportunities' } as const

export function editorRoutes(skillUpdates: readonly SkillUpdate[]): readonly Route[] {
  return [
    route(listEntries, STAFF, async ({ services, query: { kind, query = '', group } }) => {
      const entryRows = await listEntryRows(services.db, { kind, query, group, limit: LISTED_MAX + 1 })
      return { entries: entryRows.slice(0, LISTED_MAX), more: entryRows.length > LISTED_MAX }
    }),
    route(getEntry, STAFF, ({ services, params }) => getEntryOf(services.db, params.kind, params.id)),
    route(createEndpoint, STAFF, async ({ services, session, params, body }) => ({
      id: await createEntry({ services, session }, params.kind, body),
    })),
    route(saveEndpoint, STAFF, ({ services, session, params, body: { version, ...written } }) =>
      saveEntry({ services, session }, { ...params, written, version }),
    ),
    route(mergeEndpoint, STAFF, ({ services, session, params, body }) =>
      mergeEntry(
        { services, session },
        { kind: params.kind, from: params.id, into: body.into, skillUpdates },
      ),
    ),
    route(listImports, STAFF, ({ services }) => getImportState(services.db)),
  ]
}
