import { cast, demoMembers } from '#features/account/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { DAY_MS } from '#platform/contract/durations.ts'

type Name = keyof typeof cast

/** The connections of the demo world, and their age in days. */
const CONNECTED: readonly (readonly [Name, Name, number])[] = [
  ['amra', 'lejla', 214],
  ['amra', 'ines', 160],
  ['amra', 'tarik', 97],
  ['amra', 'emina', 61],
  ['amra', 'jovana', 33],
  ['amra', 'haris', 12],
  ['damir', 'lejla', 301],
  ['damir', 'ines', 140],
  ['damir', 'nermina', 88],
  ['damir', 'nikola', 45],
  ['nermina', 'lejla', 190],
  ['nermina', 'adnan', 240],
  ['stefan', 'jovana', 75],
  ['stefan', 'nikola', 52],
  ['stefan', 'haris', 28],
  ['ivana', 'luka', 120],
  ['ivana', 'marija', 66],
  ['luka', 'marija', 204],
  ['lejla', 'haris', 150],
  ['tarik', 'emina', 83],
  ['tarik', 'adnan', 41],
  ['ines', 'jovana', 19],
]

/** Further people of the demo world with connections to the cast, so that suggestions have shared connections. */
const ALSO_KNOWN: readonly (readonly [name: string, Name, number])[] = [
  ['Amila Bešić', 'ines', 130],
  ['Amila Bešić', 'haris', 44],
]

/** Waiting requests with the words of their senders, and their age in days. */
const ASKED: readonly (readonly [from: Name, to: Name, note: string, days: number])[] = [
  [
    'damir',
    'amra',
    'Zdravo Amra, čitao sam tvoj rad o cijeni vožnje do fakulteta. Kod nas spremamo sličnu analizu, pa bih volio da ostanemo u kontaktu.',
    2,
  ],
  [
    'nermina',
    'amra',
    'Vidjele smo se na Una regati, ti si prijavljivala učesnike. Javi se kad budeš tražila praksu!',
    4,
  ],
  ['marija', 'amra', '', 9],
  [
    'adnan',
    'amra',
    'Hi Amra, Tarik told me that you keep the books of your family’s bakery. I would like to hear how you started.',
    15,
  ],
  ['amra', 'nikola', 'Zdravo Nikola, i ja učim da pravim izvještaje. Hoćeš li da uporedimo šta nam fali?', 3],
  ['stefan', 'lejla', 'Poštovana Lejla, volio bih da pitam nešto o radu u odboru.', 6],
  [
    'ines',
    'nermina',
    'Hello Nermina, I mentor students from Brčko who look for a first placement in software.',
    8,
  ],
]

const FOLLOWED: readonly (readonly [Name, Name, number])[] = [
  ['amra', 'damir', 90],
  ['amra', 'nermina', 40],
  ['tarik', 'damir', 22],
  ['stefan', 'amra', 7],
]

/** Connections, requests and followers among the people of the demo world. */
export async function seedNetwork({ db, pool }: Services): Promise<void> {
  const entries = await Promise.all(
    Object.entries(cast).map(
      async ([name, { email }]) => [name, (await findUserByEmail(db, email))?.id] as const,
    ),
  )
  const ids = new Map(entries.flatMap(([name, id]) => (id ? [[name, id] as const] : [])))
  if (ids.size === 0) return
  const of = (name: Name) => ids.get(name)!
  await inTransaction(pool, async (tx) => {
    for (const [one, other, days] of CONNECTED) await connect(tx, [of(one), of(other)], days)
    for (const [name, other, days] of ALSO_KNOWN) {
      const member = demoMembers.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)
      const id = member && (await findUserByEmail(tx, member.email))?.id
      if (id) await connect(tx, [id, of(other)], days)
    }
    for (const [from, to, note, days] of ASKED) {
      const at = ago(days)
      await tx.execute(sql`
        insert into connection_requests (id, from_id, to_id, note, created_at)
        values (${newId(at.getTime())}, ${of(from)}, ${of(to)}, ${note}, ${at})`)
    }
    for (const [from, to, days] of FOLLOWED) {
      const at = ago(days)
      await tx.execute(sql`
        insert into follows (id, follower_id, followed_id, created_at)
        values (${newId(at.getTime())}, ${of(from)}, ${of(to)}, ${at})`)
    }
  })
}

async function connect(tx: Db, [one, other]: readonly [string, string], days: number): Promise<void> {
  const at = ago(days)
  const id = newId(at.getTime())
  await tx.execute(sql`
    insert into connections (id, member_id, other_id, created_at)
    values (${id}, ${one}, ${other}, ${at}), (${id}, ${other}, ${one}, ${at})`)
}

function ago(days: number): Date {
  return new Date(Date.now() - days * DAY_MS)
}
