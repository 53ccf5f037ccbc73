import type { FastifyReply } from 'fastify'
import type { Script } from '#platform/contract/locale.ts'

type ScriptChoice = { script: Script; rest: string }

const YEAR = 365 * 24 * 3600
const CHOICE = /^(lat|cyr)/

/** The script that a link asks for, and the query without it. */
export function scriptChoice(search: string): ScriptChoice | undefined {
  if (!search.includes('script=')) return undefined
  const query = new URLSearchParams(search)
  const [, prefix] = CHOICE.exec(query.get('script') ?? '') ?? []
  if (!prefix) return undefined
  query.delete('script')
  const rest = query.toString()
  return { script: prefix === 'cyr' ? 'cyrillic' : 'latin', rest: rest === '' ? '' : `?${rest}` }
}

/** Remembers the choice and leads back to the address without it: a page has one address in both scripts. */
export function rememberScript(
  reply: FastifyReply,
  { script, rest }: ScriptChoice,
  path: string,
): FastifyReply {
  return reply
    .header('set-cookie', `script=${script}; Path=/; Max-Age=${YEAR}; SameSite=Lax`)
    .header('cache-control', 'no-store')
    .redirect(path + rest, 303)
}
