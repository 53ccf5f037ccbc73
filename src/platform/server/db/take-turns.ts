import type { PoolClient } from 'pg'

type Query = (statement: unknown, ...rest: unknown[]) => unknown

/**
 * Queues concurrent statements on one connection. A query gets the pool or a transaction and does not know which, and a
 * connection runs one statement at a time. The next major version of the driver has no queue of its own.
 */
export function takeTurns(client: PoolClient): void {
  const send = client.query.bind(client) as Query
  let last: Promise<void> | undefined
  client.query = ((...input: Parameters<Query>) => {
    // Statements with a callback and row streams come from the pool, which sends one at a time on each connection.
    if (input.some((one) => typeof one === 'function' || isStream(one))) return send(...input)
    const answer = last ? last.then(() => send(...input)) : (send(...input) as Promise<unknown>)
    const turn = answer.then(nothing, nothing).then(() => {
      if (last === turn) last = undefined
    })
    last = turn
    return answer
  }) as typeof client.query
}

const isStream = (one: unknown) => typeof one === 'object' && one !== null && 'submit' in one
const nothing = () => undefined
