import { sql } from '#platform/server/db/sql.ts'
import { cast } from '#features/account/server/index.ts'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { COUNTED_DAYS } from '../../contract/absences/absences.endpoints.ts'
import type { Format, State } from '../../contract/kinds.ts'
import { findMentor, listBusyTimesOf } from '../mentors/mentors.queries.ts'
import { freeSlots } from '../mentors/slots.service.ts'
import { insertQuestion, saveAnswer } from '../requests/questions.queries.ts'

type Name = keyof typeof cast

const GOALS = [
  'Do kraja godine poslati pet prijava s CV-om koji se slaže s oglasom.',
  'Naučiti osnove SQL-a toliko da sam napišem izvještaj.',
  'Odlučiti između studija i zanata do ljeta.',
  'Prva prijava za grant, s budžetom koji prolazi.',
  'Spremiti se za prvi razgovor za posao na engleskom.',
]

type Record = {
  mentor: string
  record: readonly [number, number]
  asking: readonly string[]
  format: Format
}

/** Requests of the last months, one after another: most were answered, some were not. */
export async function seedRecord(tx: Db, { mentor, record: [inTime, late], asking, format }: Record) {
  const all = inTime + late
  for (const n of Array.from({ length: all }, (_, at) => at)) {
    const member = asking[(n * 5 + all) % asking.length]
    if (!member) continue
    const isLate = late > 0 && n % Math.ceil(all / late) === 0
    const days = 80 - Math.round((n * 68) / all)
    const state: State = isLate ? 'expired' : n % 3 === 0 ? 'declined' : 'ended'
    const created = sql`now() - ${days} * interval '1 day'`
    await tx.execute(sql`
      insert into mentorships (id, mentor_id, member_id, goal, format, state, turn, reason, created_at, first_answer_at,
        accepted_at, ended_at)
      values (${newId()}, ${mentor}, ${member}, ${GOALS[n % GOALS.length]}, ${format}, ${state}, null,
        ${state === 'declined' ? 'Trenutno ne stižem, ali na listi su ljudi koji rade upravo to.' : ''}, ${created},
        ${isLate ? null : sql`${created} + interval '9 hours'`},
        ${state === 'ended' ? sql`${created} + interval '9 hours'` : null}, ${created} + interval '10 days')`)
  }
}

type DemoQuestion = { text: string; hoursAgo: number; answer?: { text: string; hoursAgo: number } }

type DemoRequest = {
  mentor: Name
  member: Name
  goal: string
  background: string
  format: Format
  state: State
  turn?: 'member' | 'mentor'
  hoursAgo: number
  reason?: string
  /** Questions that the mentor asked before deciding, with their answers. */
  questions?: readonly DemoQuestion[]
  /** Meetings that were, so many days ago. */
  past?: number[]
  /** The n-th free time from now on. */
  next?: number
}

const REQUESTS: readonly DemoRequest[] = [
  {
    mentor: 'ines',
    member: 'amra',
    goal: 'SQL na nivo 3 do kraja godine i jedan izvještaj u Power BI.',
    background: 'Excel mi ide dobro, u SQL-u spajam dvije tabele i zapnem na grupisanju.',
    format: 'video',
    state: 'active',
    hoursAgo: 45 * 24,
    past: [38, 24, 10],
    next: 1,
  },
  {
    mentor: 'damir',
    member: 'amra',
    goal: 'Spremiti se za razgovor za mlađu analitičarku podataka.',
    background: 'Imam dva projekta u kojima sam vodila tabele, ali ne znam kako da o njima pričam.',
    format: 'video',
    state: 'waiting',
    turn: 'mentor',
    hoursAgo: 31,
    questions: [
      {
        text: 'Za koji oglas se spremaš, i kad je razgovor?',
        hoursAgo: 26,
        answer: {
          text: 'Za mlađu analitičarku u jednoj sarajevskoj banci, drugi krug je sljedeće sedmice. Traže SQL i da objasnim jedan svoj projekat.',
          hoursAgo: 21,
        },
      },
    ],
    next: 2,
  },
  {
    mentor: 'damir',
    member: 'haris',
    goal: 'Tabela koja sama računa ponude za montažu solarnih panela.',
    background: 'Ponude pišem rukom i jedna mi uzme cijelo veče.',
    format: 'video',
    state: 'waiting',
    turn: 'member',
    hoursAgo: 15,
    questions: [
      {
        text: 'Možeš li mi poslati jednu ponudu kao primjer, bez imena kupca? I radiš li u Excelu ili Google tabelama?',
        hoursAgo: 6,
      },
    ],
    next: 4,
  },
  {
    mentor: 'damir',
    member: 'tarik',
    goal: 'Prvi posao u softveru do ljeta.',
    background: 'Završio sam kurs JavaScripta i imam jednu stranicu za lokalni klub.',
    format: 'video',
    state: 'active',
    hoursAgo: 20 * 24,
    past: [12],
    next: 0,
  },
  {
    mentor: 'stefan',
    member: 'emina',
    goal: 'Budžet za ljetnu školu koji se slaže s planom.',
    background: 'Imam tri ponude i ne znam kako da ih rasporedim po mjesecima.',
    format: 'video',
    state: 'waiting',
    turn: 'member',
    hoursAgo: 8,
    next: 1,
  },
  {
    mentor: 'luka',
    member: 'haris',
    goal: 'Provjeriti brojeve za mali servis solarnih panela.',
    background: '',
    format: 'voice',
    state: 'expired',
    hoursAgo: 9 * 24,
  },
  {
    mentor: 'adnan',
    member: 'marija',
    goal: 'Posao njegovateljice u Austriji i prvi razgovor na njemačkom.',
    background: 'Njemački učim godinu dana.',
    format: 'video',
    state: 'declined',
    hoursAgo: 6 * 24,
    reason: 'Zdravstvo ne poznajem dovoljno da bih ti bio od koristi. Jovana Savić zna taj put.',
  },
]

/** Seeds requests and mentorships between the cast in every state, with dates relative to today. */
export async function seedRequests(tx: Db): Promise<void> {
  for (const request of REQUESTS) {
    const mentor = (await findUserByEmail(tx, cast[request.mentor].email))?.id
    const member = (await findUserByEmail(tx, cast[request.member].email))?.id
    if (mentor && member) await layRequest(tx, { ...request, mentor, member })
  }
  await layAbsence(tx)
}

/** Tarik missed his meeting with Damir and says why; staff have still to decide. */
async function layAbsence(tx: Db): Promise<void> {
  const [mentor, member] = [
    (await findUserByEmail(tx, cast.damir.email))?.id,
    (await findUserByEmail(tx, cast.tarik.email))?.id,
  ]
  if (!mentor || !member) return
  await tx.execute(sql`
    insert into mentorship_absences (id, session_id, absent_id, side, step, created_at, expires_at, appeal, appealed_at)
    select e.id, e.id, ${member}, 'member', 'question', e.starts_at + interval '40 minutes',
      e.starts_at + ${COUNTED_DAYS} * interval '1 day',
      'Autobus iz Tuzle je stao na Borju i nisam imao signala. Javio sam se Damiru čim sam stigao.',
      e.starts_at + interval '1 day'
    from mentorship_sessions e join mentorships s on s.id = e.mentorship_id
    where s.mentor_id = ${mentor} and s.member_id = ${member} and e.starts_at < now()
    order by e.starts_at desc limit 1`)
}

async function layRequest(
  tx: Db,
  request: Omit<DemoRequest, Name | 'mentor' | 'member'> & { mentor: string; member: string },
) {
  const {
    mentor,
    member,
    goal,
    background,
    format,
    state,
    turn,
    hoursAgo,
    reason = '',
    past = [],
    questions = [],
    next,
  } = request
  const id = newId()
  const now = await getDatabaseNow(tx)
  const created = toIso(now.getTime() - hoursAgo * HOUR_MS)
  const answered =
    state === 'expired' || (turn === 'mentor' && questions.length === 0)
      ? null
      : sql`${created}::timestamptz + interval '5 hours'`
  await tx.execute(sql`
    insert into mentorships (id, mentor_id, member_id, goal, background, format, state, turn, answer_by, reason,
      created_at, first_answer_at, accepted_at, ended_at)
    values (${id}, ${mentor}, ${member}, ${goal}, ${background}, ${format}, ${state}, ${turn ?? null},
      ${state === 'waiting' ? sql`${created}::timestamptz + interval '48 hours'` : null}, ${reason}, ${created}::timestamptz,
      ${answered}, ${state === 'active' ? answered : null},
      ${state === 'waiting' || state === 'active' ? null : sql`${created}::timestamptz + interval '48 hours'`})`)
  for (const question of questions) await layQuestion(tx, { ...question, mentorship: id })
  const profile = (await findMentor(tx, mentor))?.profile
  if (!profile) return
  const spans = (await listBusyTimesOf(tx, [mentor])).get(mentor) ?? []
  const at = next === undefined ? undefined : freeSlots(profile, { now, taken: spans })[next]
  const meetings = [
    ...past.map((days) => new Date(Math.floor((now.getTime() - days * DAY_MS) / HOUR_MS) * HOUR_MS)),
    ...(at ? [at] : []),
  ]
  for (const moment of meetings)
    await tx.execute(sql`
      insert into mentorship_sessions (id, mentorship_id, mentor_id, starts_at, minutes, format, link, confirmed_at)
      values (${newId()}, ${id}, ${mentor}, ${toIso(moment)}::timestamptz, ${profile.minutes}, ${format}, ${profile.link},
        ${state === 'active' ? sql`${created}::timestamptz + interval '5 hours'` : null})`)
}

async function layQuestion(
  tx: Db,
  { mentorship, text, hoursAgo, answer }: DemoQuestion & { mentorship: string },
) {
  const id = newId()
  await insertQuestion(tx, { id, mentorship, question: text })
  await tx.execute(sql`
    update mentorship_questions set created_at = now() - ${hoursAgo} * interval '1 hour' where id = ${id}`)
  if (answer) {
    await saveAnswer(tx, { id, mentorship, answer: answer.text })
    await tx.execute(sql`
      update mentorship_questions set answered_at = now() - ${answer.hoursAgo} * interval '1 hour' where id = ${id}`)
  }
  // Both queries above count the deadline from now.
  await tx.execute(sql`
    update mentorships set answer_by = answer_by - ${answer?.hoursAgo ?? hoursAgo} * interval '1 hour' where id = ${mentorship}`)
}
