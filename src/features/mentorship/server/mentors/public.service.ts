import { listMemberCards } from '#features/profiles/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { problems } from '#platform/contract/problems.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Span } from '../../contract/availability.ts'
import { RATE_FROM } from '../../contract/kinds.ts'
import {
  FACETS,
  type MentorCard,
  type MentorChoice,
  type PublicMentor,
} from '../../contract/public.endpoints.ts'
import { listBusyTimesOf } from './mentors.queries.ts'
import { countFacets, listPublic, type PublicMentorRow, findPublicMentor } from './public.queries.ts'
import { freeSlots } from './slots.service.ts'

const PAGE = 20
const SLOTS_SHOWN = 120

export async function listMentors(
  db: Db,
  { after, ...choice }: MentorChoice & { after?: string | undefined },
) {
  const rows = await listPublic(db, {
    choice,
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const [mentors, { total, ...counts }] = [await cardsOf(db, page), await countFacets(db, choice)]
  const names = await listLabels(
    db,
    counts.skill.map(({ value }) => value),
  )
  const facets = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      counts[facet].flatMap(({ value, count }) => {
        const name = facet === 'skill' ? names.get(value)?.name : null
        return name === undefined ? [] : [{ value, name, count }]
      }),
    ]),
  ) as Record<
    (typeof FACETS)[number],
    { value: string; name: { bhs: string; en: string } | null; count: number }[]
  >
  return {
    mentors: mentors.map(({ slots: _, about: __, ...card }): MentorCard => card),
    total,
    facets,
    next:
      rows.length > PAGE && last ? toCursor({ at: new Date(toIso(last.firstSlotAt)), id: last.id }) : null,
  }
}

export async function getMentor(db: Db, slug: string): Promise<PublicMentor> {
  const mentor = await findPublicMentor(db, { slug })
  if (!mentor) throw new Problem(problems.notFound)
  return (await cardsOf(db, [mentor]))[0]!
}

/** The name is the mentor's by offering; photo and headline are as far as the profile shows them to members. */
export async function cardsOf(db: Db, rows: readonly PublicMentorRow[]): Promise<PublicMentor[]> {
  const ids = rows.map(({ id }) => id)
  const [now, busyTimes, cards, labels] = [
    await getDatabaseNow(db),
    await listBusyTimesOf(db, ids),
    await listMemberCards(db, ids),
    await listLabels(db, [...new Set(rows.flatMap(({ profile }) => profile.skills))]),
  ]
  const profiles = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => {
    const { id, name, slug, profile, checked, inTime, asked, activeOn } = row
    const { topics, skills, languages, formats, municipality, town, zone, minutes, capacity, about } = profile
    const spans: readonly Span[] = busyTimes.get(id) ?? []
    const slots = freeSlots(profile, { now, taken: spans }).slice(0, SLOTS_SHOWN)
    const [rest] = [profile.pausedUntil, row.limitUntil]
      .flatMap((day) => day ?? [])
      .toSorted()
      .toReversed()
    const isPaused = rest !== undefined && rest > localDay(now, TIME_ZONE)
    const card = profiles.get(id)
    return {
      id,
      slug,
      name,
      photo: card?.photo ?? null,
      headline: card?.headline ?? null,
      profile: card?.slug ?? null,
      topics,
      skills: skills.flatMap((skill) => {
        const label = labels.get(skill)
        return label ? [{ id: skill, name: label.name }] : []
      }),
      languages,
      formats,
      municipality,
      town,
      zone,
      minutes,
      firstSlot: toIso(slots[0]),
      places: { free: Math.max(0, capacity - row.taken), of: capacity },
      pausedUntil: isPaused ? rest : null,
      forMinors: checked && profile.minors,
      replies: asked >= RATE_FROM ? { inTime, of: asked } : null,
      activeOn,
      about,
      slots: slots.map((at) => toIso(at)),
    }
  })
}
