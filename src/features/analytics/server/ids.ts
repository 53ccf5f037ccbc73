import { type SQL, sql } from '#platform/server/db/sql.ts'

/** Passes a list as one argument, whatever its length. */
export function listed(values: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL {
  const all = JSON.stringify(values)
  return type === 'uuid'
    ? sql`(select value::uuid from jsonb_array_elements_text(${all}::jsonb))`
    : sql`(select value from jsonb_array_elements_text(${all}::jsonb))`
}
