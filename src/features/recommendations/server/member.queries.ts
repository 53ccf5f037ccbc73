import * as z from 'zod/mini'
import { languageName } from '#features/profiles/contract/language-names.ts'
import type { Content } from '#features/profiles/contract/sections.ts'
import { SPOKEN_AS } from '#features/profiles/server/index.ts'
import { listByName } from '#features/skills/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { prepared } from '#platform/server/db/prepared.ts'
import { STEPS } from '../contract/weights.ts'
import type { Interaction, Level, MemberFacts } from './rank/facts.ts'

const INTERACTIONS = 400

type StatedSkill = { skill: string | null; label: string; level: Level }
type Spoken = Pick<Content<'languages'>['items'][number], 'language' | 'level'>

// The only columns about a person that the ranking reads; columns.test.ts runs this query where nothing else is readable.
const memberRow = prepared({
  interests: z.array(z.custom<MemberFacts['interests'][number]>()),
  municipality: z.nullable(z.string()),
  languages: z.array(z.custom<Spoken>()),
  skills: z.array(z.custom<StatedSkill>()),
  done: z.array(z.string()),
  near: z.enum(STEPS),
  pay: z.enum(STEPS),
  learning: z.enum(STEPS),
  seeking: z.array(z.custom<MemberFacts['seeking'][number]>()),
})<[string]>(
  'recommendations.member',
  `select u.interests,
    (select p.municipality from member_places p where p.user_id = u.id) as municipality,
    coalesce((select jsonb_agg(jsonb_build_object('language', l.language, 'level', l.level))
      from member_languages l where l.user_id = u.id), '[]') as languages,
    coalesce((select jsonb_agg(jsonb_build_object('skill', s.skill, 'label', s.label, 'level', s.level))
      from member_skills s where s.user_id = u.id), '[]') as skills,
    coalesce((select jsonb_agg(d.id) from (
      select e.opportunity_id as id from member_opportunity_events e
      where e.user_id = u.id and e.kind in ('dismissed', 'applied')
      union
      select o.id from member_organisations m join public_opportunities o on o.organisation_id = m.organisation_id
      where m.user_id = u.id and o.status = 'published'
    ) d), '[]') as done,
    coalesce(r.near, 'normal') as near, coalesce(r.pay, 'normal') as pay, coalesce(r.learning, 'normal') as learning,
    coalesce(r.seeking, '{}') as seeking
  from users u left join recommendation_settings r on r.user_id = u.id where u.id = $1`,
)

const interactionRows = prepared({
  offer: z.string(),
  did: z.custom<Interaction['did']>(),
  reason: z.nullable(z.custom<NonNullable<Interaction['reason']>>()),
  kind: z.custom<Interaction['kind']>(),
  organisation: z.string(),
  municipalities: z.array(z.string()),
  skills: z.array(z.string()),
})<[string]>(
  'recommendations.interactions',
  `select o.id as offer, e.kind as did, e.reason, o.kind,
    coalesce(o.organisation_id::text, fold_text(o.organisation)) as organisation, o.municipalities,
    array(select s.skill_id::text from wanted_skills s where s.opportunity_id = o.id) as skills
  from member_opportunity_events e join public_opportunities o on o.id = e.opportunity_id
  left join recommendation_settings r on r.user_id = e.user_id
  where e.user_id = $1 and (r.reset_at is null or e.created_at > r.reset_at)
  order by e.created_at desc limit ${INTERACTIONS}`,
)

/** Returns the facts about a member that the ranking may use; similar skills are found elsewhere. */
export async function getMemberFacts(db: Db, userId: string): Promise<MemberFacts> {
  const [[row], interactions] = await Promise.all([memberRow(db, userId), interactionRows(db, userId)])
  if (!row) throw new Error('nobody has this id')
  const { near, pay, learning, skills, languages, ...facts } = row
  const [had, spoken] = await Promise.all([inVocabulary(db, skills), spokenSkills(db, languages)])
  return {
    ...facts,
    skills: had,
    spoken,
    languages: languages.map(({ language }) => language),
    near: [],
    interactions,
    weights: { near, pay, learning },
  }
}

/** Returns what a member has in common with others, or not: their skills, interests and municipality. */
export async function getOwnFacts(
  db: Db,
  userId: string,
): Promise<{ skills: string[]; interests: MemberFacts['interests']; municipality: string | null }> {
  const [row] = await memberRow(db, userId)
  if (!row) throw new Error('nobody has this id')
  const skills = await inVocabulary(db, row.skills)
  return { ...row, skills: skills.map(({ skill }) => skill) }
}

/** Returns languages as skills. */
async function spokenSkills(db: Db, languages: readonly Spoken[]): Promise<MemberFacts['spoken']> {
  const named = languages.map(({ language, level }) => ({ name: fold(languageName(language, 'en')), level }))
  const skillByName = await listByName(
    db,
    named.map(({ name }) => name),
  )
  return named.flatMap(({ name, level }) => {
    const skill = skillByName.get(name)
    return skill ? [{ skill, level: SPOKEN_AS[level] }] : []
  })
}

/** Returns stated skills; own words that equal one of the vocabulary count as it, each once. */
async function inVocabulary(db: Db, statedSkills: readonly StatedSkill[]): Promise<MemberFacts['skills']> {
  const loose = statedSkills.filter(({ skill }) => skill === null).map(({ label }) => fold(label))
  const skillByName = loose.length > 0 ? await listByName(db, loose) : new Map<string, string>()
  const levels = new Map<string, Level>()
  for (const { skill, label, level } of statedSkills) {
    const id = skill ?? skillByName.get(fold(label))
    if (id) levels.set(id, level)
  }
  return [...levels].map(([skill, level]) => ({ skill, level }))
}
