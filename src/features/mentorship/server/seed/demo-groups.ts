import { cast } from '#features/account/server/index.ts'
import { bilingualOf } from '#platform/contract/bilingual.ts'
import { addDays, fromLocal, localDay } from '#platform/contract/local-time.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { GroupFormat } from '../../contract/groups/groups.endpoints.ts'
import { findMentor } from '../mentors/mentors.queries.ts'

type DemoGroup = {
  mentor: keyof typeof cast
  topic: readonly [bhs: string, en: string]
  description: readonly [bhs: string, en: string]
  /** Days from now on the mentor's calendar, and the time on their clock. */
  inDays: number
  clock: string
  minutes: number
  places: number
  format: GroupFormat
  location?: string
  /** Who has a place: the member of the cast first, then so many of the others. */
  first?: keyof typeof cast
  taken: number
  /** How many of them came to one that was. */
  came?: number
}

const GROUPS: readonly DemoGroup[] = [
  {
    mentor: 'damir',
    topic: ['Prvi razgovor za posao u softveru', 'Your first interview in software'],
    description: [
      'Prolazimo pet pitanja koja se ponavljaju na skoro svakom razgovoru. Dvoje vježba, ostali slušaju i kažu šta su čuli. Ponesi oglas koji te zanima.',
      'We go through five questions that come up in nearly every interview. Two practise, the others listen and say what they heard. Bring an advertisement that interests you.',
    ],
    inDays: 6,
    clock: '20:30',
    minutes: 60,
    places: 6,
    format: 'video',
    taken: 5,
  },
  {
    mentor: 'ines',
    topic: ['SQL za one koji žive u Excelu', 'SQL for people who live in Excel'],
    description: [
      'Jedna tabela, tri pitanja i prvi upit koji radi. Predznanje ne treba, treba laptop.',
      'One table, three questions and a first query that works. No knowledge is needed, a laptop is.',
    ],
    inDays: 9,
    clock: '12:00',
    minutes: 90,
    places: 10,
    format: 'video',
    first: 'amra',
    taken: 4,
  },
  {
    mentor: 'nermina',
    topic: ['Kako čitam CV za 30 sekundi', ''],
    description: ['Šta vidim prvo, šta preskočim i zašto. Čitamo tri CV-a bez imena.', ''],
    inDays: -5,
    clock: '16:30',
    minutes: 45,
    places: 5,
    format: 'in-person',
    location: 'Bihać, Gradska biblioteka, mala sala',
    first: 'amra',
    taken: 5,
    came: 4,
  },
]

/** Group sessions of the demo world: one with a single place left, one with room, one that was. */
export async function seedGroups(tx: Db, members: readonly string[]): Promise<void> {
  for (const group of GROUPS) await layGroup(tx, group, members)
}

async function layGroup(tx: Db, group: DemoGroup, members: readonly string[]): Promise<void> {
  const mentor = (await findUserByEmail(tx, cast[group.mentor].email))?.id
  const profile = mentor && (await findMentor(tx, mentor))?.profile
  if (!mentor || !profile) return
  const {
    topic,
    description,
    inDays,
    clock,
    minutes,
    places,
    format,
    location = '',
    first,
    taken,
    came,
  } = group
  const day = addDays(localDay(await getDatabaseNow(tx), profile.zone), inDays)
  const at = fromLocal(`${day}T${clock}`, profile.zone)
  const joinBy = fromLocal(`${addDays(day, -1)}T${clock}`, profile.zone)
  if (!at || !joinBy) return
  const id = newId()
  await tx.execute(sql`
    insert into mentorship_groups (id, mentor_id, topic, description, starts_at, zone, minutes, join_by, places, format, link,
      location, created_at, asked_at, attendance_at)
    values (${id}, ${mentor}, ${JSON.stringify(bilingualOf(topic))}::jsonb, ${JSON.stringify(bilingualOf(description))}::jsonb,
      ${toIso(at)}::timestamptz, ${profile.zone}, ${minutes}, ${toIso(joinBy)}::timestamptz, ${places}, ${format},
      ${format === 'video' ? profile.link : ''}, ${location}, ${toIso(joinBy)}::timestamptz - interval '14 days',
      ${came === undefined ? null : sql`${toIso(at)}::timestamptz + interval '2 hours'`},
      ${came === undefined ? null : sql`${toIso(at)}::timestamptz + interval '3 hours'`})`)
  const own = first && (await findUserByEmail(tx, cast[first].email))?.id
  const amra = (await findUserByEmail(tx, cast.amra.email))?.id
  const others = members.filter((member) => member !== mentor && member !== amra)
  await tx.execute(sql`
    insert into mentorship_group_places (group_id, member_id, state, came, joined_at)
    select ${id}, one.id, 'place', case when ${came ?? null}::int is not null then one.n <= ${came ?? 0} end,
      ${toIso(joinBy)}::timestamptz - interval '10 days' + one.n * interval '7 hours'
    from (select u.id, row_number() over (order by array_position(${sql.param([...(own ? [own] : []), ...others])}::uuid[], u.id)) as n
      from users u where u.id = any(${sql.param([...(own ? [own] : []), ...others])}::uuid[])
        and not exists (select from minor_members m where m.id = u.id)) one
    where one.n <= ${taken} order by one.n`)
}
