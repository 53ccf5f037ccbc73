import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'
import type { Services } from '#platform/server/services.ts'

type Transaction = { isOpen: boolean; mayRest: boolean }
type Query = (...input: unknown[]) => unknown

/**
 * Makes a file that is written while its writer holds a transaction open fail its test: a slow bucket would keep a connection
 * and its locks from everybody. Only transactions that say that they rest may, which are those of the demo world.
 */
export function keepUploadsApart({ pool, files }: Pick<Services, 'pool' | 'files'>): void {
  const holding = new AsyncLocalStorage<Transaction>()
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as Query
    client.query = ((...input: unknown[]) => {
      const words = wordsOf(input[0])
      // Whatever the one who began it does from here on is inside.
      if (words === 'begin') holding.enterWith({ isOpen: true, mayRest: false })
      const transaction = holding.getStore()
      if (transaction && /^(commit|rollback)$/.test(words)) transaction.isOpen = false
      if (transaction && words.includes('idle_in_transaction_session_timeout')) transaction.mayRest = true
      return query(...input)
    }) as typeof client.query
  })
  for (const way of ['put', 'putStream'] as const) {
    const write = files[way] as (...input: unknown[]) => Promise<void>
    files[way] = async (...input: unknown[]) => {
      const transaction = holding.getStore()
      if (transaction?.isOpen && !transaction.mayRest)
        throw new Error(`The file ${String(input[0])} is written while a transaction is open`)
      await write(...input)
    }
  }
}

function wordsOf(statement: unknown): string {
  const words = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement
  return String(words).trim().toLowerCase()
}
