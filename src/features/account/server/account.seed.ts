import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal/contract/versions.ts'
import { insertUser, type Rights, updateRole } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { insertAcceptances } from './acceptances.queries.ts'
import { cast, type Person } from './cast.seed.ts'
import { demoMembers } from './members.seed.ts'
import { passwordHashes } from './passwords.seed.ts'

const ROLES: readonly {
  role: string
  who: keyof typeof passwordHashes
  password: string
  rights?: Rights
}[] = [
  { role: 'member', who: 'amra', password: 'Ledeni-Most-4-Una' },
  { role: 'mentor', who: 'damir', password: 'Tihi-Vrbas-7-Kajak' },
  { role: 'organisation editor', who: 'nermina', password: 'Plava-Ladja-9-Strbac' },
  { role: 'organisation editor', who: 'adnan', password: 'Zeleni-Voz-6-Bosna' },
  { role: 'board reviewer', who: 'stefan', password: 'Sedam-Planina-5-Kozara' },
  {
    role: 'scoped admin',
    who: 'ivana',
    password: 'Kamena-Ploca-3-Luk',
    rights: { role: 'ADMIN', scopes: ['content'] },
  },
  {
    role: 'global admin',
    who: 'lejla',
    password: 'Visoka-Kapija-8-Hum',
    rights: { role: 'ADMIN', globalAdmin: true },
  },
]

/** Sign-ins of the demo world by role, printed at start. The rest of the cast have the member's password. */
export const demoAccounts: readonly { role: string; email: string; password: string }[] = ROLES.map(
  ({ role, who, password }) => ({ role, email: cast[who].email, password }),
)

/** Seeds the accounts of the cast and of the other demo members, with completed onboarding. */
export async function seedAccounts(services: Services): Promise<void> {
  const hashes: Partial<Record<string, string>> = passwordHashes
  await inTransaction(services.pool, async (tx) => {
    for (const [place, [who, person]] of Object.entries<Person>(cast).entries()) {
      const { town: _, interests, ...account } = person
      const joined = joinedAt(place)
      const passwordHash = hashes[who] ?? passwordHashes.amra
      const user = await insertUser(tx, {
        ...account,
        interests: [...interests],
        passwordHash,
        createdAt: joined,
        onboardedAt: joined,
      })
      if (!user) continue
      await insertAcceptances(tx, { userIds: [user.id], ...VERSIONS })
      const rights = ROLES.find((entry) => entry.who === who)?.rights
      if (rights) await updateRole(tx, { userId: user.id, rights })
    }
    await openMembers(tx)
  })
}

/** Inserts members without a password: they are only there to be seen. They joined over the last four months. */
async function openMembers(tx: Db): Promise<void> {
  const rows = demoMembers.map(({ municipality: _, trade: __, interests, ...member }, place) => {
    const days = 118 - Math.round((place * 115) / demoMembers.length)
    const joined = new Date(Date.now() - days * 86_400_000 - (place % 9) * 3_600_000)
    const language = place % 11 === 5 ? ('en' as const) : ('bhs' as const)
    return {
      id: newId(joined.getTime()),
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      gender: member.gender,
      language,
      interests,
      created_at: joined,
      onboarded_at: joined,
    }
  })
  const { rows: created } = await idRows(tx)(sql`
    insert into users (id, email, first_name, last_name, gender, language, interests, created_at, onboarded_at)
    select id, email, first_name, last_name, gender, language, interests, created_at, onboarded_at
    from jsonb_populate_recordset(null::users, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning id`)
  await insertAcceptances(tx, { userIds: created.map(({ id }) => id), ...VERSIONS })
}

const idRows = rowsOf({ id: z.string() })
const VERSIONS = { terms: TERMS_VERSION.version, privacy: PRIVACY_VERSION.version }

/** Returns the day of joining: the first of the cast weeks ago, the last today; some days brought two, some none. */
function joinedAt(place: number): Date {
  const days = DAYS_AGO[place] ?? 0
  return new Date(Date.now() - days * 86_400_000 - (place % 5) * 3_600_000)
}

const DAYS_AGO = [74, 61, 48, 33, 21, 17, 13, 12, 10, 9, 9, 6, 5, 3, 3, 1]
