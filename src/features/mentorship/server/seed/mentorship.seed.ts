import { sql } from '#platform/server/db/sql.ts'
import { cast, demoMembers } from '#features/account/server/index.ts'
import { slugOf } from '#platform/contract/slug.ts'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { MentorProfile } from '../../contract/mentor-profile.ts'
import { saveMentor } from '../mentors/mentors.queries.ts'
import { wordsOf } from '../mentors/mentor-profile.service.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { DEMO_MENTORS, type DemoMentor } from './demo-mentors.ts'
import { seedGroups } from './demo-groups.ts'
import { seedRecord, seedRequests } from './demo-requests.ts'
import { DEMO_TASK } from './demo-skills.task.ts'

/** Mentors of the demo world, whom they help, and who waits for an answer; skills follow once there is a vocabulary. */
export async function seedMentorship(services: Services): Promise<void> {
  const { db, pool, queue } = services
  const members = await Promise.all(demoMembers.slice(0, 24).map(({ email }) => findUserByEmail(db, email)))
  const asking = members.flatMap((member) => member?.id ?? [])
  const admin = (await findUserByEmail(db, cast.lejla.email))?.id
  if (!admin) return
  await inTransaction(pool, async (tx) => {
    for (const demo of DEMO_MENTORS) {
      const user = await findUserByEmail(tx, demo.email)
      if (!user) continue
      await lay(tx, { demo, user, admin })
      await seedRecord(tx, {
        mentor: user.id,
        record: demo.record,
        asking: asking.filter((id) => id !== user.id),
        format: demo.formats[0] ?? 'text',
      })
    }
    await seedRequests(tx)
    await seedGroups(tx, asking)
    for (const demo of DEMO_MENTORS) {
      const user = await findUserByEmail(tx, demo.email)
      if (user) await refreshFirstSlot(tx, user.id)
    }
  })
  await queue.send(db, DEMO_TASK, {})
}

type User = { id: string; firstName: string; lastName: string }

async function lay(tx: Db, { demo, user, admin }: { demo: DemoMentor; user: User; admin: string }) {
  const name = `${user.firstName} ${user.lastName}`
  const profile = profileOf(demo)
  await saveMentor(tx, {
    id: user.id,
    slug: slugOf(name),
    profile,
    words: await wordsOf(tx, { name, profile }),
  })
  const state =
    demo.state === 'waiting'
      ? sql`submitted_at = now() - interval '20 hours'`
      : demo.state === 'returned'
        ? sql`returned_reason = 'Napiši u dvije-tri rečenice čime se baviš i kako pomažeš, pa pošalji ponovo.'`
        : sql`approved_at = now() - interval '95 days', approved_by = ${admin}, created_at = now() - interval '97 days',
            minors_checked_at = ${demo.minors ? sql`now() - interval '95 days'` : null}`
  await tx.execute(sql`update mentors set ${state} where user_id = ${user.id}`)
}

function profileOf(demo: DemoMentor): MentorProfile {
  const { about, topics, languages, formats, municipality, town = '', zone = TIME_ZONE, minutes } = demo
  return {
    about: { bhs: about[0], en: about[1] },
    topics,
    skills: [],
    languages,
    formats,
    municipality,
    town,
    link: formats.includes('video') ? 'https://sastanak.primjer.ba/mentorstvo' : '',
    zone,
    minutes,
    weekly: demo.hours.map(([day, from, to]) => ({ day, from, to })),
    exceptions: [],
    capacity: demo.capacity,
    minors: demo.minors ?? false,
    pausedUntil:
      demo.pausedForDays === undefined ? null : localDay(new Date(Date.now() + demo.pausedForDays * DAY_MS)),
  }
}
