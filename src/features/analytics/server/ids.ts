import { type SQL, sql } from 'drizzle-orm'

/** A list as one argument, however long it is. */
export function listed(values: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL {
  const all = JSON.stringify(values)
  return type === 'uuid'
    ? sql`(select value::uuid from jsonb_array_elements_text(${all}::jsonb))`
    : sql`(select value from jsonb_array_elements_text(${all}::jsonb))`
}
