import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { cast } from '#features/account/server/index.ts'
import { findCallBySlug } from '#features/calls/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { listBoard } from './boards.queries.ts'
import { seedTalkedCall } from './talk/talk.seed.ts'
import { conflictsOf, obstaclesOf, listReviewersWithoutTies } from './sharing/obstacles.ts'
import { insertSubstitute } from './substitutes/substitutes.queries.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { assignReviewers } from './sharing/sharing.service.ts'

/** The member whose scores are missing, so that a visitor who signs in as the chair has something to review. */
const CHAIR = cast.stefan.email
const SUBSTITUTES = ['aida.hasanovic@primjer.ba', 'filip.bosnjak@primjer.ba']

/** Comments and scores of board members: one is generous, another severe. */
const OPINIONS: Readonly<Record<string, readonly (readonly [comment: string, scores: readonly number[]])[]>> =
  {
    'Kino u dvorištu Tetova': [
      [
        'Brojali su ljude po zgradama i znaju ko čuva platno poslije. Cijena razglasa je realna, jedino prava za filmove traže raniji dogovor.',
        [5, 4, 5, 4, 5],
      ],
      [
        'Ideja je mala i izvodiva, a naselje zaista nema ništa slično. Plan za kišu je jasan. Nedostaje samo ko vodi zadnje dvije večeri.',
        [4, 3, 4, 4, 3],
      ],
      [
        'Anketa po zgradama je najbolji dokaz u ovom krugu. Volio bih vidjeti i potpis kućnog savjeta.',
        [5, 5, 4, 3, 4],
      ],
    ],
    'Svirka na mostu': [
      [
        'Bendovi su tu, publika ionako prolazi, a novca traže malo. Dozvolu od grada treba tražiti odmah.',
        [4, 4, 5, 4, 4],
      ],
      [
        'Drži se na dobroj volji muzičke škole, ali škola to piše i potvrđuje. Rokovi su tijesni.',
        [3, 3, 4, 3, 2],
      ],
      [
        'Svako ko subotom pređe most vidjet će šta banka radi. Nedostaje plan za loše vrijeme.',
        [4, 3, 4, 3, 3],
      ],
    ],
    'Predstava u školskoj sali': [
      [
        'Pet predstava u tri mjesta za ovaj novac je mnogo. Sala je dogovorena, zamjene su smišljene.',
        [4, 5, 4, 4, 5],
      ],
      [
        'Jasan trag poslije granta: dramska grupa i oprema ostaju školi. Broj gledalaca je procjena.',
        [3, 4, 4, 3, 4],
      ],
      [
        'Ekipa sama šije, piše i svijetli. Najviše mladih od svih prijava, i svi imaju zadatak.',
        [4, 4, 5, 4, 4],
      ],
    ],
    'Zidne novine na autobuskoj': [
      [
        'Simpatično, ali isto radi i grupa na mreži. Nije jasno zašto baš papir i ko mjeri dolaznost.',
        [3, 4, 3, 2, 3],
      ],
      ['Izvodivo od prvog dana. Problem je opisan u jednoj rečenici, bez ijednog broja.', [2, 3, 2, 1, 2]],
      [
        'Đaci na stanici će čitati, u to vjerujem. Šta bude poslije osmog broja, ne piše uvjerljivo.',
        [3, 4, 4, 2, 2],
      ],
    ],
  }

/** The board's points of decided calls, by application; with an amount in KM where it approved some. */
const DECIDED: Readonly<
  Record<string, { points: readonly (readonly number[])[]; amount?: number; reason: string }>
> = {
  'Kino u hangaru': {
    points: [
      [5, 4, 4, 4, 5],
      [4, 5, 4, 4, 4],
      [5, 5, 4, 5, 4],
    ],
    amount: 1500,
    reason: 'Hangar je prazan godinama, saglasnost je tu, a platno i klupe ostaju gradu.',
  },
  'Čamac za čišćenje Une': {
    points: [
      [4, 4, 4, 3, 5],
      [4, 4, 3, 4, 4],
      [5, 4, 4, 4, 4],
    ],
    amount: 1400,
    reason: 'Ribari su dali vez i majstora, a čamac će izlaziti i kad projekat završi.',
  },
  'Rasvjeta na igralištu Ripač': {
    points: [
      [4, 3, 5, 4, 4],
      [3, 3, 4, 4, 4],
      [4, 4, 5, 4, 3],
    ],
    amount: 1200,
    reason: 'Stubovi već stoje, cijena je provjerena kod dva dobavljača, a struju plaća mjesna zajednica.',
  },
  'Radio mladih Ključ': {
    points: [
      [4, 4, 3, 3, 3],
      [3, 4, 3, 3, 4],
      [4, 4, 3, 4, 3],
    ],
    amount: 900,
    reason:
      'Deset emisija je dobar početak, a biblioteka ostaje s opremom i ljudima koji je znaju koristiti.',
  },
  'Biblioteka u starom kombiju': {
    points: [
      [4, 4, 3, 4, 4],
      [4, 3, 4, 4, 3],
      [4, 4, 4, 3, 4],
    ],
    amount: 1000,
    reason: 'Knjige dolaze tamo gdje ih nema, a biblioteka preuzima kombi i poslije projekta.',
  },
  'Ljuljaške kod doma u Kamenici': {
    points: [
      [4, 3, 4, 4, 3],
      [4, 4, 4, 3, 3],
      [3, 4, 4, 4, 3],
    ],
    amount: 950,
    reason: 'Mjesto je dogovoreno, radovi su mali, a igralište će održavati mjesna zajednica.',
  },
  'Svjetlo na stazi do Ade': {
    points: [
      [5, 4, 4, 5, 4],
      [4, 4, 5, 4, 4],
    ],
    amount: 1330,
    reason: 'Brojali su ko prolazi i kad, lampe su na sunce, a grad ih je upisao u svoje održavanje.',
  },
  'Klupe s naslonom na Luci': {
    points: [
      [4, 4, 5, 4, 4],
      [4, 3, 5, 4, 4],
    ],
    amount: 950,
    reason: 'Mali novac za mnogo ljudi, a škola i radionica su potvrdile rad.',
  },
  'Mostić kod starog mlina': {
    points: [
      [5, 5, 3, 4, 4],
      [5, 4, 4, 3, 4],
    ],
    amount: 1450,
    reason:
      'Djeci skraćuje put i sklanja ih s magistrale. Nacrt je ovjeren, uvjet je pregled prije otvaranja.',
  },
  'Stalci i pumpa za bicikle': {
    points: [
      [3, 4, 5, 4, 4],
      [4, 3, 4, 4, 3],
    ],
    amount: 1200,
    reason: 'Mjesta su izabrana s klubom koji će ih i čuvati. Molimo da jedan stalak bude kod škole.',
  },
  'Hlad za čekanje autobusa': {
    points: [
      [4, 3, 4, 3, 4],
      [3, 4, 4, 3, 4],
    ],
    amount: 1100,
    reason: 'Krov treba svakome ko čeka, a police s knjigama su dobra zamisao. Dozvola je dogovorena.',
  },
  'Oznake na stazi uz Sanu': {
    points: [
      [3, 3, 4, 4, 3],
      [3, 3, 4, 3, 3],
    ],
    amount: 900,
    reason: 'Jednostavno i korisno. Tekst na tablama prije štampe treba pogledati općina.',
  },
  'Pet majica za svaki tim': {
    points: [
      [1, 2, 3, 1, 1],
      [2, 1, 2, 1, 0],
      [1, 2, 3, 1, 1],
    ],
    reason: 'Majice ostaju onima koji ih dobiju, a zajednica od toga nema mjesto gdje da se nađe.',
  },
}

const waitingRows = rowsOf({ id: z.string(), title: z.string() })

/** Seeds reviews: a call under review, one with a running public vote, and a finished one. */
export async function seedReviews(services: Services): Promise<void> {
  await seedOpen(services)
  await seedTalkedCall(services.db)
  for (const slug of ['ljeto-na-uni', 'ulice-uz-unu']) await seedDecided(services.db, slug)
}

/** Seeds a call in which everyone but the chair has given their scores. */
async function seedOpen(services: Services): Promise<void> {
  const { db } = services
  const call = await findCallBySlug(db, 'mala-kultura')
  const [me] = call ? await listBoard(db, call.id) : []
  if (!call || !me) return
  await assignReviewers({ services, me, slug: call.slug })
  const { rows } = await waitingRows(db)(sql`
    select a.id, s.content ->> 'title' as title
    from review_assignments a join submitted_applications s on s.canvas_id = a.canvas_id
    join users u on u.id = a.reviewer_id
    where a.call_id = ${call.id} and u.email <> ${CHAIR} order by u.email, a.id`)
  for (const [title, those] of Map.groupBy(rows, (row): string => row.title)) {
    for (const [at, { id }] of those.entries()) {
      const [comment, points] = OPINIONS[title]?.[at] ?? []
      if (!comment || !points) continue
      const scores = Object.fromEntries(
        call.content.review.criteria.map((criterion, place) => [criterion.id, points[place] ?? 3]),
      )
      await db.execute(sql`
        update review_assignments set scores = ${JSON.stringify(scores)}::jsonb, comment = ${comment},
          given_at = clock_timestamp(), version = version + 1
        where id = ${id}`)
    }
  }
}

const applicationRows = rowsOf({ id: z.string(), title: z.string(), decided_at: timestamp })

/** Seeds a call scored, decided and signed by two, a day before the vote. */
async function seedDecided(db: Db, slug: string): Promise<void> {
  const call = await findCallBySlug(db, slug)
  if (!call) return
  // A small board is connected with half the town, so two people from another bank substitute.
  for (const email of SUBSTITUTES) {
    const user = await findUserByEmail(db, email)
    if (user) await insertSubstitute(db, { callId: call.id, userId: user.id, by: null })
  }
  const board = await listBoard(db, call.id)
  const conflicts = await conflictsOf(db, call.id)
  const obstacles = await obstaclesOf(db, {
    callId: call.id,
    sharing: [...conflicts.keys()].map((canvas_id) => ({ canvas_id })),
  })
  const [chair, second] = await listReviewersWithoutTies(db, call.id)
  if (!chair || !second) return
  const { rows } = await applicationRows(db)(sql`
    select s.canvas_id as id, s.content ->> 'title' as title, 
      (c.content -> 'dates' ->> 'voteFrom')::timestamptz - interval '1 day' as decided_at
    from submitted_applications s join public_calls c on c.id = s.call_id
    where s.call_id = ${call.id} order by s.canvas_id`)
  for (const [at, { id, title, decided_at: decidedAt }] of rows.entries()) {
    const { points, amount, reason } = DECIDED[title] ?? { points: [], reason: '' }
    const able = board.filter((one) => !obstacles.get(id)?.has(one))
    for (const [place, those] of points.entries()) {
      const reviewerId = able[place]
      if (!reviewerId) continue
      const scores = Object.fromEntries(
        call.content.review.criteria.map((criterion, index) => [criterion.id, those[index] ?? 3]),
      )
      await db.execute(sql`
        insert into review_assignments (id, call_id, canvas_id, reviewer_id, number, scores, comment, assigned_at, given_at)
        values (${newId()}, ${call.id}, ${id}, ${reviewerId}, ${at + 1}, ${JSON.stringify(scores)}::jsonb, ${reason},
          ${decidedAt}::timestamptz - interval '20 days', ${decidedAt}::timestamptz - interval '15 days')`)
    }
    if (points.length > 0)
      await db.execute(sql`
        insert into review_decisions (id, call_id, canvas_id, amount, reason, proposed_by, proposed_at, confirmed_by, confirmed_at)
        values (${newId()}, ${call.id}, ${id}, ${amount === undefined ? null : amount * 100}, ${reason}, ${chair},
          ${decidedAt}::timestamptz - interval '1 day', ${second}, ${decidedAt}::timestamptz)`)
  }
}
