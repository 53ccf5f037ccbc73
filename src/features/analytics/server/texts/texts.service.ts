import { addSkills, memberSkills } from '#features/profiles/server/index.ts'
import { listLabels, wordsKey } from '#features/skills/server/index.ts'
import type { SkillLabel } from '#features/skills/contract/skills.endpoints.ts'
import { problems as skillProblems } from '#features/skills/contract/problems.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { Level } from '../../contract/coverage.ts'
import { quoteOf } from '../../contract/quote.ts'
import type { Finding, ProfileFindings } from '../../contract/texts.endpoints.ts'
import { deleteDeclinedSkills, listDeclinedIds, saveDeclinedSkills } from '../learning.queries.ts'
import { readMember } from '../member.service.ts'
import { deleteMisreadings, saveReadings } from '../readings.queries.ts'
import { explain, extractFrom } from './findings.service.ts'
import { joined, piecesOf } from './profile-texts.ts'

type Owned = { services: Services; userId: string }

/** Finds skills in a member's own words without storing any of them. */
export async function analyseText(input: Owned & { text: string }): Promise<{ found: Finding[] }> {
  const { services, userId, text } = input
  await limitOrThrow(services.db, { key: `analytics:reading:${userId}`, limit: 30, windowSeconds: 60 })
  const [raw, { levels }, declined] = await Promise.all([
    extractFrom(services, text),
    readMember(services.db, userId),
    listDeclinedIds(services.db, userId),
  ])
  const findings = await explain(services, { raw, known: { levels, declined } })
  return { found: findings.map(({ raw: _, ...one }) => one) }
}

/** Finds skills in the profile's texts: the reader's language first, then those that only the other one has. */
export async function listSkillsInProfile(
  input: Owned & { locale: Locale },
): Promise<{ found: ProfileFindings[] }> {
  const { services, userId, locale } = input
  await limitOrThrow(services.db, { key: `analytics:found:${userId}`, limit: 30, windowSeconds: 60 })
  const [{ contents }, { levels }, declined] = await Promise.all([
    memberSkills(services.db, userId),
    readMember(services.db, userId),
    listDeclinedIds(services.db, userId),
  ])
  const excluded = new Set([...levels.keys(), ...declined])
  const findings: ProfileFindings[] = []
  for (const language of [locale, locale === 'bhs' ? ('en' as const) : ('bhs' as const)]) {
    const whole = joined(piecesOf(contents, language))
    const raw = (await extractFrom(services, whole.text)).filter(({ id }) => !excluded.has(id))
    for (const { raw: one, ...explained } of await explain(services, { raw, known: { levels, declined } })) {
      const placed = whole.pieceAt(one.start)
      if (!placed || excluded.has(one.id)) continue
      excluded.add(one.id)
      const { piece, offset } = placed
      const place = { start: one.start - offset, end: Math.min(one.end - offset, piece.text.length) }
      findings.push({ ...explained, ...quoteOf(piece.text, place), language, section: piece.section })
    }
  }
  return { found: findings.sort((a, b) => b.confidence - a.confidence) }
}

/** Adds confirmed skills to the profile and stores the other verdicts, all or nothing. */
export async function decide(
  input: Owned & {
    accepted: readonly { skill: string; level: Level }[]
    declined: readonly string[]
    restored: readonly string[]
    words?: readonly { skill: string; words: string }[] | undefined
    locale: Locale
  },
): Promise<{ added: number; version: string }> {
  const { services, userId, accepted, declined, restored, words = [], locale } = input
  await limitOrThrow(services.db, { key: `analytics:decisions:${userId}`, limit: 120, windowSeconds: 60 })
  const labels = await listLabels(
    services.db,
    accepted.map(({ skill }) => skill),
  )
  const skills = accepted.map(({ skill, level }, n) => {
    const label = labels.get(skill)
    if (!label) {
      throw new Problem(skillProblems.skillUnknown, {
        fields: { [`accepted.${n}.skill`]: skillProblems.skillUnknown.code },
      })
    }
    return { skill, label: label.name[locale], level }
  })
  return inTransaction(services.pool, async (tx) => {
    const ids = skills.map(({ skill }) => skill)
    await deleteDeclinedSkills(tx, userId, [...restored, ...ids])
    const refused = declined.filter((skill) => !ids.includes(skill))
    await saveDeclinedSkills(tx, userId, refused)
    await deleteMisreadings(tx, userId, restored)
    await saveReadings(tx, {
      userId,
      readings: words.flatMap((one) =>
        ids.includes(one.skill) || refused.includes(one.skill)
          ? [{ skill: one.skill, words: wordsKey(one.words), fits: ids.includes(one.skill) }]
          : [],
      ),
    })
    return addSkills(tx, { userId, skills })
  })
}

export async function listDeclinedSkills({ services, userId }: Owned): Promise<{ skills: SkillLabel[] }> {
  const ids = await listDeclinedIds(services.db, userId)
  const labels = await listLabels(services.db, ids)
  return { skills: ids.flatMap((id) => labels.get(id) ?? []) }
}
