import type { Db } from '#platform/server/db/database.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { listLines } from './export.service.ts'
import { listAllOf } from './submissions.service.ts'

/** A page of the answers to a form and its table, exported for the benchmark. */
export const formQueries = {
  listAllOf: (db: Db, form: string, filter: Parameters<typeof listAllOf>[2]) =>
    listAllOf(db, { form, hidden: [] }, filter),
  listLines: (db: Db, form: string, locale: Locale) => listLines(db, { form, hidden: [] }, { locale }),
}
