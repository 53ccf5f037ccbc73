import type { CvDocument } from '#features/cv/contract/document.ts'
import { demoMembers } from '#features/account/server/index.ts'
import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { newId } from '#platform/server/db/ids.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { AnalystApplicant } from './analyst-applicant.ts'
import { analysts } from './analysts.seed.ts'
import { moreAnalysts } from './more-analysts.seed.ts'
import { replyWords, reviewerNotes } from './reply-words.ts'

/** Days from the sending of an application to its answer. */
const ANSWER_DAYS = 0.8
const towns = new Map(municipalities.map(({ id, name }) => [id, name]))
const members = new Map(demoMembers.map((member) => [member.email.split('@')[0] ?? '', member]))
const applicants = [...analysts, ...moreAnalysts]

type World = {
  users: ReadonlyMap<string, { id: string; language: 'bhs' | 'en' }>
  opportunity: { id: string; days: number; questions: readonly FormQuestion[] }
  /** Who scores: the owner, then a reviewer. */
  readers: readonly [string | undefined, string | undefined]
}

/** Returns the rows of some forty applications to one job, so that its desk is worth looking at. */
export function analystRows({ users, opportunity, readers }: World) {
  return applicants.flatMap((one, place) => {
    const member = members.get(one.who)
    const user = member && users.get(member.email)
    if (!user) return []
    const id = newId()
    const { status = 'sent', scores = [], daysAgo } = one
    const start = Date.now() - daysAgo * DAY_MS
    const end = status === 'sent' ? start : start + Math.min(ANSWER_DAYS, daysAgo / 2) * DAY_MS
    const answer = status === 'sent' || status === 'withdrawn' ? null : toIso(end)
    const isGone = status === 'withdrawn'
    const words = replyWords[status] ?? []
    const message = words[place % words.length]?.[user.language === 'en' ? 1 : 0] ?? ''
    const event = { application_id: id }
    const own = { ...event, actor_id: user.id, side: 'member', message: '' }
    return [
      {
        application: {
          id,
          user_id: user.id,
          opportunity_id: opportunity.id,
          status,
          language: one.english ? 'en' : 'bhs',
          letter: isGone ? '' : one.letter,
          answers: isGone ? {} : answersOf(one, opportunity.questions),
          cv: isGone
            ? null
            : cvOf(one, {
                name: `${member.firstName} ${member.lastName}`,
                town: towns.get(member.municipality) ?? '',
              }),
          sent_at: toIso(start),
          promised_at: toIso(start + opportunity.days * DAY_MS),
          answered_at: answer,
          moved_at: toIso(end),
        },
        events: [
          { ...own, id: newId(start), status: 'sent', created_at: toIso(start) },
          ...(isGone ? [{ ...own, id: newId(end), status, created_at: toIso(end) }] : []),
          ...(answer
            ? [
                {
                  ...event,
                  id: newId(end),
                  actor_id: readers[0] ?? null,
                  side: 'organisation',
                  status,
                  message,
                  created_at: answer,
                },
              ]
            : []),
        ],
        scores: scores.flatMap((score, reader) => {
          const by = readers[reader]
          return score === null || !by ? [] : [{ application_id: id, user_id: by, score }]
        }),
        notes:
          readers[0] && place % 8 === 1
            ? [
                {
                  id: newId(),
                  application_id: id,
                  user_id: readers[0],
                  note: reviewerNotes[place % reviewerNotes.length]?.[0] ?? '',
                },
              ]
            : [],
      },
    ]
  })
}

/** Answers to the questions in their order: the last report, the beginning, meetings in English. */
function answersOf({ report, start, meets }: AnalystApplicant, questions: readonly FormQuestion[]) {
  const answers = [report, String(start), meets === false ? 'no' : 'yes']
  return Object.fromEntries(
    questions.map(({ id }, place) => [id, answers[place] ?? '']).filter(([, text]) => text !== ''),
  )
}

function cvOf(one: AnalystApplicant, { name, town }: { name: string; town: string }): CvDocument {
  const { skills, work, school, english } = one
  const title = (bhs: string, en: string) => (english ? en : bhs)
  const entry = { kind: '', note: [], url: null }
  const section = { text: [], entries: [], items: [] }
  return {
    design: 'clear',
    language: english ? 'en-GB' : 'bs-Latn',
    title: name,
    name,
    headline: work[0],
    contact: [{ kind: 'place', label: title('Mjesto', 'Place'), text: town, href: null }],
    contactTitle: title('Kontakt', 'Contact'),
    photo: null,
    sections: [
      {
        ...section,
        name: 'work',
        title: title('Iskustvo', 'Experience'),
        entries: [{ ...entry, id: newId(), title: work[0], place: work[1], period: work[2] }],
      },
      {
        ...section,
        name: 'education',
        title: title('Obrazovanje', 'Education'),
        entries: [{ ...entry, id: newId(), title: school[0], place: school[1], period: '' }],
      },
      {
        ...section,
        name: 'skills',
        title: title('Vještine', 'Skills'),
        items: skills.map((label) => ({ id: newId(), label, detail: '', href: null, rank: 0, of: 0 })),
      },
    ],
    archLabel: '',
    pageLabel: title('stranica § od ¶', 'page § of ¶'),
  }
}
