import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { UserRow } from '../../contract/users.endpoints.ts'
import type { ListedUser } from './users.queries.ts'

/** Converts a row for the console. */
export function toUserRow(row: ListedUser): UserRow {
  const { id, firstName, lastName, email, role, globalAdmin, scopes, createdAt } = row
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    role,
    globalAdmin,
    scopes,
    onboarded: row.onboardedAt !== null,
    suspended: row.suspendedAt !== null && row.mergedInto === null,
    merged: row.mergedInto !== null,
    leaving: row.deleteAfter !== null,
    place: findMunicipality(row.municipality)?.name ?? null,
    createdAt: toIso(createdAt),
    lastUsedAt: toIso(row.lastUsedAt),
  }
}
