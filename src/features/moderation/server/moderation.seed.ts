import { sql } from '#platform/server/db/sql.ts'
import { cast, demoMembers } from '#features/account/server/index.ts'
import type { Registry } from '#platform/server/feature.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import type { Answer, Limit, Measure, ReportReason, Rule } from '../contract/kinds.ts'
import type { Sign } from '../contract/signs.ts'
import { kindsOf } from './kinds.ts'

type Name = keyof typeof cast
type Demo = {
  /** A person outside the cast, so that no account for signing in is reported. */
  author: string
  excerpt?: string
  reports: readonly (readonly [by: Name, reason: ReportReason, note: string])[]
  /** The signs that a program found. */
  signs?: readonly Sign[]
  isUrgent?: true
  hoursAgo: number
  decided?: {
    measure: Measure
    rule: Rule | null
    reason: string
    limits?: readonly Limit[]
    days?: number
    appeal?: string
    answer?: readonly [Answer, string]
  }
}

/** Reported profiles of the demo world, which are published, and the decisions about others. */
const DEMO: readonly Demo[] = [
  {
    author: 'Ivona Barišić',
    reports: [
      ['amra', 'impersonation', 'Piše da vodi radionice kod nas u školi, a tamo ga niko ne poznaje.'],
      ['jovana', 'impersonation', 'Ista slika je i na drugom profilu.'],
    ],
    hoursAgo: 26,
  },
  {
    author: 'Lamija Čaušević',
    reports: [['marija', 'spam', 'In every section there is the same link to a course that costs money.']],
    hoursAgo: 5,
  },
  {
    author: 'Senad Mehić',
    excerpt: 'Prije nego što počneš, uplati 80 KM kaucije unaprijed za uniformu pa ti šaljem raspored.',
    reports: [],
    signs: ['fraud'],
    hoursAgo: 2,
  },
  {
    author: 'Tamara Pavlović',
    excerpt: 'Nekad mislim da bi svima bilo lakše bez mene.',
    reports: [['ines', 'self-harm', 'Bojim se za nju, javite joj se, molim vas.']],
    isUrgent: true,
    hoursAgo: 0,
  },
  {
    author: 'Josip Matić',
    excerpt: 'Za mjesto na obuci uplati 60 KM unaprijed na moj račun, pa ti šaljem potvrdu.',
    reports: [['haris', 'money', 'Tražio je novac za obuku koja je besplatna.']],
    hoursAgo: 96,
    decided: {
      measure: 'strike',
      rule: 'money',
      reason:
        'Na Zamahu niko ne smije tražiti novac za praksu, obuku ili uniformu. Ispravi tekst i objavi ga ponovo.',
      appeal: 'Nisam tražio novac za sebe, samo sam prenio šta piše u starom oglasu. Tekst sam ispravio.',
    },
  },
  {
    author: 'Dragan Ilić',
    excerpt: 'zarada-odmah.example, brzi-kredit.example, klik-posao.example',
    reports: [['luka', 'spam', 'Isto piše svima iz razreda.']],
    signs: ['links', 'repeated'],
    hoursAgo: 60,
    decided: {
      measure: 'limit',
      rule: 'spam',
      reason: 'Isti linkovi bez objašnjenja idu ljudima koji ih nisu tražili. Za sedam dana možeš opet sve.',
      limits: ['first', 'links'],
      days: 7,
    },
  },
  {
    author: 'Ante Zovko',
    excerpt: 'Radim montažu i servis, javite se.',
    reports: [['tarik', 'other', 'Nije mi jasno je li ovo oglas ili profil.']],
    hoursAgo: 150,
    decided: {
      measure: 'keep',
      rule: null,
      reason: 'Profil opisuje zanat kojim se osoba bavi. To je u redu.',
    },
  },
  {
    author: 'Edin Halilović',
    excerpt: 'Follow this link and get a loan in ten minutes.',
    reports: [['emina', 'spam', '']],
    hoursAgo: 320,
    decided: {
      measure: 'hide',
      rule: 'spam',
      reason: 'Loans are not what this place is for. Take the link out and publish your profile again.',
      appeal: 'Somebody used my open computer. I have changed my password and removed it.',
      answer: ['lifted', 'The text is gone and the account is safe again, so the decision is lifted.'],
    },
  },
]

/** Seeds reports, decisions and a waiting appeal. */
export async function seedModeration(services: Services, features: Registry): Promise<void> {
  const { db, pool } = services
  const profile = kindsOf(features).known('profile')
  const admin = await findUserByEmail(db, cast.lejla.email)
  const idOf = async (name: Name) => (await findUserByEmail(db, cast[name].email))?.id ?? null
  for (const { author, excerpt, reports, signs = [], isUrgent = false, hoursAgo, decided } of DEMO) {
    const member = demoMembers.find(({ firstName, lastName }) => `${firstName} ${lastName}` === author)
    const authorId = member && (await findUserByEmail(db, member.email))?.id
    const thing = authorId && (await profile?.find(db, { id: authorId }))
    if (!thing) throw new Error(`The demo world has no profile of ${author}`)
    const reporters = await Promise.all(reports.map(async ([by]) => idOf(by)))
    await inTransaction(pool, async (tx) => {
      const [id, ago] = [newId(), sql`now() - make_interval(hours => ${hoursAgo})`]
      await tx.execute<object>(sql`
        insert into moderation_cases (id, kind, thing, author_id, excerpt, is_urgent, opened_at, due_at, closed_at)
        values (${id}, 'profile', ${authorId}, ${authorId}, ${(excerpt ?? thing.text).slice(0, 4000)}, ${isUrgent}, ${ago},
          ${ago} + make_interval(hours => ${isUrgent ? 1 : 24}), ${decided ? sql`${ago} + interval '9 hours'` : null})`)
      for (const [n, [, reason, note]] of reports.entries())
        await tx.execute<object>(sql`
          insert into moderation_reports (id, case_id, reporter_id, reason, note, created_at)
          values (${newId()}, ${id}, ${reporters[n]}, ${reason}, ${note}, ${ago} + make_interval(mins => ${n * 40}))`)
      await tx.execute<object>(sql`
        insert into moderation_flags (case_id, sign, created_at)
        select ${id}, s, ${ago} from unnest(${sql.param([...signs])}::text[]) as s`)
      if (!decided) return
      const { measure, rule, reason, limits = [], days = null, appeal, answer } = decided
      await tx.execute<object>(sql`
        insert into moderation_decisions (id, case_id, moderator_id, measure, rule, reason, limits, ends_at, decided_at, strike_until,
          appeal, appealed_at, answer, answer_reason, answered_by, answered_at)
        values (${newId()}, ${id}, ${admin?.id ?? null}, ${measure}, ${rule}, ${reason},
          ${sql.param([...limits])}::text[], ${ago} + interval '9 hours' + make_interval(days => ${days}::int),
          ${ago} + interval '9 hours',
          ${measure !== 'keep' && measure !== 'hide' ? sql`now() + interval '5 months'` : null},
          ${appeal ?? null}, ${appeal ? sql`${ago} + interval '20 hours'` : null}, ${answer?.[0] ?? null},
          ${answer?.[1] ?? null}, null, ${answer ? sql`${ago} + interval '30 hours'` : null})`)
    })
  }
}
