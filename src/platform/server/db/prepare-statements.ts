import type { PoolClient } from 'pg'

/** As many are kept on each connection; a text that is put together anew each time would fill it with what nobody asks again. */
const MAX_STATEMENTS = 400
const SEEN_ONCE = 1000
const PLANNED_ONCE = /^\s*(?:select|with|insert|update|delete)\b/i
/** How many rows such a condition finds depends on its value alone, so one plan for all values would be wrong for many. */
const PLANNED_EACH_TIME = /@@|&&|@>|<@|\b(?:i?like|similar)\b|~/i
/** Its columns change with a migration, which a kept plan does not survive. */
const ALL_COLUMNS = /(?:\bselect|\breturning|,|\.)\s*\*/i

/** Names for statements that come again, so that a connection reads and plans them once. */
export class StatementNames {
  readonly #names = new Map<string, string | undefined>()
  #seen = new Set<string>()

  /** Nothing for a text that is new, or that is better planned each time. */
  of(text: string): string | undefined {
    const existing = this.#names.get(text)
    if (existing !== undefined || this.#names.size >= MAX_STATEMENTS || this.#names.has(text)) return existing
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= SEEN_ONCE) this.#seen = new Set()
      this.#seen.add(text)
      return undefined
    }
    this.#seen.delete(text)
    const name = isPreparable(text) ? `s${this.#names.size}` : undefined
    this.#names.set(text, name)
    return name
  }
}

export function isPreparable(text: string): boolean {
  return PLANNED_ONCE.test(text) && !PLANNED_EACH_TIME.test(text) && !ALL_COLUMNS.test(text)
}

/** Sends statements without their names: the next one may reach a session that has never heard of them. */
export function forgetNames(client: PoolClient): void {
  const send = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown
  client.query = ((statement: string | Statement, ...rest: unknown[]) => {
    if (typeof statement === 'object') statement.name = undefined
    return send(statement, ...rest)
  }) as typeof client.query
}

type Statement = { text?: unknown; name?: string | undefined; submit?: unknown }

/** Lets a connection prepare statements of `sql`; they come as objects without a name. */
export function prepareStatements(client: PoolClient, names: StatementNames): void {
  const send = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown
  client.query = ((statement: string | Statement, ...rest: unknown[]) => {
    if (typeof statement === 'object' && !statement.submit && typeof statement.text === 'string')
      statement.name ??= names.of(statement.text)
    return send(statement, ...rest)
  }) as typeof client.query
}
