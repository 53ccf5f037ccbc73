import { searchMunicipalities } from '#features/places/contract/search.ts'
import { problems } from '#platform/contract/problems.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'
import type { Age, Facet, State, UserConditions } from '../../contract/users.endpoints.ts'
import { wordsOf } from '../query-words.ts'

/** The conditions of the list as values. */
export type Filter = { query: string | undefined } & Readonly<Record<Facet, readonly string[]>>

const listOf = (text: string | undefined) => (text === undefined ? [] : [...new Set(text.split(','))])

/** Reads the conditions of a call; a role or a mark that no feature has registered is refused. */
export function filterOf(
  { query, state, role, place, age, mark }: UserConditions,
  groups: readonly PersonGroup[],
): Filter {
  const filter = {
    query,
    state: listOf(state),
    role: listOf(role),
    place: listOf(place),
    age: listOf(age),
    mark: listOf(mark),
  }
  const allowedValues = (facet: 'role' | 'mark', own: readonly string[]) => [
    ...own,
    ...groups.filter((group) => group.facet === facet).map(({ id }) => id),
  ]
  if (!filter.role.every((id) => allowedValues('role', ['member', 'user', 'admin']).includes(id)))
    throw invalid('role')
  if (!filter.mark.every((id) => allowedValues('mark', []).includes(id))) throw invalid('mark')
  return filter
}

function invalid(field: string): Problem {
  return new Problem(problems.invalid, { fields: { [field]: problems.invalid.code } })
}

const IS_OPEN = sql`u.suspended_at is null and u.delete_after is null`

/** The states of the list; each account has one. */
export const STATE_CONDITIONS: Readonly<Record<State, SQL>> = {
  suspended: sql`u.suspended_at is not null and u.merged_into is null`,
  merged: sql`u.merged_into is not null`,
  leaving: sql`u.suspended_at is null and u.merged_into is null and u.delete_after is not null`,
  waiting: sql`${IS_OPEN} and u.merged_into is null and u.onboarded_at is null`,
  active: sql`${IS_OPEN} and u.merged_into is null and u.onboarded_at is not null`,
}

export const AGE_CONDITIONS: Readonly<Record<Age, SQL>> = {
  new: sql`u.created_at > now() - interval '7 days'`,
  old: sql`u.created_at <= now() - interval '30 days'`,
}

/** The roles and marks of accounts, each with its condition; a member is who has no other role. */
export function groupConditions(groups: readonly PersonGroup[], facet: 'role' | 'mark'): Map<string, SQL> {
  const registered = groups
    .filter((group) => group.facet === facet)
    .map(({ id, people }) => [id, sql`u.id in (${people})`] as const)
  if (facet === 'mark') return new Map(registered)
  const others = registered.map(([, condition]) => condition)
  return new Map([
    ['member', sql.join([sql`u.role = 'USER'`, ...others.map((other) => sql`not ${other}`)], sql` and `)],
    ...registered,
    // Everybody but staff, whatever else they are.
    ['user', sql`u.role = 'USER'`],
    ['admin', sql`u.role = 'ADMIN'`],
  ])
}

/** Returns the condition of each facet that is narrowed, and of the words that are searched. */
export function conditionsOf(filter: Filter, groups: readonly PersonGroup[]): SQL[] {
  const any = (values: readonly string[], conditionOf: (value: string) => SQL | undefined) =>
    values.length === 0
      ? []
      : [
          sql`(${sql.join(
            values.map((value) => sql`(${conditionOf(value) ?? sql`false`})`),
            sql` or `,
          )})`,
        ]
  const roles = groupConditions(groups, 'role')
  const marks = groupConditions(groups, 'mark')
  return [
    ...wordsOf(filter.query).map(isNamedBy),
    ...any(filter.state, (value) => STATE_CONDITIONS[value as State]),
    ...any(filter.role, (value) => roles.get(value)),
    ...any(filter.age, (value) => AGE_CONDITIONS[value as Age]),
    ...any(filter.mark, (value) => marks.get(value)),
    ...(filter.place.length === 0
      ? []
      : [
          sql`u.id in (select user_id from member_places
            where municipality = any(${sql.param([...filter.place])}::text[]))`,
        ]),
  ]
}

const DIGITS_MIN = 3

/** Finds a word in name, email, telephone or place, each by an index of its own. */
export function isNamedBy(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  // A number is stored with the code of its country; here it is said with a zero instead.
  const digits = /^[+\d/().-]+$/.test(word) ? word.replace(/\D/g, '') : ''
  const numbers = [digits, digits.replace(/^0+/, '')].map((number) => `%${number}%`)
  const places = searchMunicipalities(word, 20).map(({ id }) => id)
  return sql`u.id in (
    select id from users
    where search_fold(first_name || ' ' || last_name || ' ' || email::text) like search_fold(${pattern})
    ${digits.length >= DIGITS_MIN ? sql`union all select id from users where phone_number like any(${sql.param(numbers)}::text[])` : sql``}
    ${
      places.length > 0
        ? sql`union all select user_id from member_places where municipality = any(${sql.param(places)}::text[])`
        : sql``
    })`
}
