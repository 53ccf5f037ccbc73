import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'
import { textsOf } from './sql.ts'

const SERVER = /^src\/(?:app|platform\/server|features\/[^/]+\/server)\//

const OF_SESSION = [
  /\bpg_(?:try_)?advisory_(?:un)?lock/,
  /^\s*(?:un)?listen\s+(?:\$1|[\w*]+)\s*;?\s*$/,
  /^\s*set\s+(?:session\s+)?[\w.]+\s*(?:=|to\s)/i,
  /^\s*(?:prepare|deallocate|discard)\s/,
  /\bset_config\([^)]*,\s*false\)/i,
  /\bcreate\s+temp(?:orary)?\s+table\b(?![^;]*\bon commit drop)/i,
  /\bwith hold\b/i,
]

/** These ask on a connection that is theirs alone, opened past a pooler. */
const OWN_CONNECTION = [
  'src/app/seed-once.ts',
  'src/features/skills/server/storage/run-lock.ts',
  'src/platform/server/backup/schema.queries.ts',
  'src/platform/server/db/database.ts',
  'src/platform/server/db/embedded-session.ts',
  'src/platform/server/db/migrate.ts',
  'src/platform/server/realtime/hub.ts',
]

/** Whether a statement leaves something in its session, or needs what an earlier one left there. */
export function ofSession(statement: string): boolean {
  return OF_SESSION.some((pattern) => pattern.test(statement))
}

/** Holds that calls and tasks work behind a pooler, which gives each transaction another session. */
export const sessions: Guard = (sources) =>
  sources
    .filter(({ path }) => SERVER.test(path) && !/\.(?:test|fixture)\.ts$/.test(path))
    .flatMap((source) => {
      const { path, program } = source
      const breaches: string[] = []
      const isFound = textsOf(source).some(({ text }) => ofSession(text))
      if (isFound !== OWN_CONNECTION.includes(path))
        breaches.push(`${path} leaves ${isFound ? 'something' : 'nothing'} in its session`)
      new Visitor({
        MemberExpression({ object, property }) {
          if (property.type !== 'Identifier' || property.name !== 'connectionString') return
          if (object.type === 'MemberExpression')
            breaches.push(`${path} takes the address of a pool, which may be that of a pooler`)
        },
      }).visit(program)
      return breaches
    })
