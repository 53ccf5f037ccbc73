import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { getOccupation, searchOccupations } from '../contract/occupations.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { listSkillsInText, getSkill, listSkillSuggestions } from '../contract/skills.endpoints.ts'
import { engineOf } from './engine-of.ts'
import { findOccupation, listOccupations } from './occupations.queries.ts'
import { readSkills } from './read-skills.ts'
import { escoUri } from './release/esco-uri.ts'
import { listLabels, findSkill, listSuggestions } from './skills.queries.ts'

const NEAR = 12
const OCCUPATIONS = 20
const IN_GROUP = 12

export const skillRoutes = [
  route(listSkillSuggestions, 'member', async ({ services, query }) => ({
    skills: await listSuggestions(services.db, query.q),
  })),
  route(getSkill, 'member', async ({ services, params }) => {
    const skill = await findSkill(services.db, params.id)
    if (!skill) throw new Problem(problems.skillUnknown)
    const near = await engineOf(services).ask({ ask: 'near', skill: params.id, limit: NEAR })
    const labels = await listLabels(
      services.db,
      near.map(({ id }) => id),
    )
    return {
      ...skill,
      esco: skill.esco && escoUri('skill', skill.esco),
      near: near.flatMap(({ id, likeness }) => {
        const label = labels.get(id)
        return label ? [{ ...label, likeness: rounded(likeness) }] : []
      }),
    }
  }),
  route(listSkillsInText, 'member', async ({ services, body, session }) => {
    await limitOrThrow(services.db, { key: `skills:extract:${session.userId}`, limit: 30, windowSeconds: 60 })
    const skills = await readSkills(services, body.text)
    const labels = await listLabels(
      services.db,
      skills.map(({ id }) => id),
    )
    return {
      skills: skills.flatMap(({ id, confidence, start, end, stated }) => {
        const label = labels.get(id)
        const words = { start, end, text: body.text.slice(start, end) }
        return label ? [{ ...label, words, confidence: rounded(confidence), stated }] : []
      }),
    }
  }),
  route(searchOccupations, 'member', async ({ services, query, session }) => {
    await limitOrThrow(services.db, {
      key: `skills:occupations:${session.userId}`,
      limit: 240,
      windowSeconds: 60,
    })
    const titleMatches = await engineOf(services).ask({
      ask: 'occupations',
      title: query.q,
      limit: OCCUPATIONS,
      groupLimit: IN_GROUP,
    })
    const labels = await listOccupations(services.db, [
      ...new Set([
        ...titleMatches.occupations.map(({ id }) => id),
        ...titleMatches.groups.flatMap(({ ids }) => ids),
      ]),
    ])
    return {
      groups: titleMatches.groups.map(({ group: { key, isco, bhs, en }, score, ids }) => ({
        key,
        isco: [...isco],
        title: { bhs, en },
        score: rounded(score),
        occupations: ids.flatMap((id) => labels.get(id) ?? []),
      })),
      occupations: titleMatches.occupations.flatMap(({ id, score }) => {
        const label = labels.get(id)
        return label ? [{ ...label, score: rounded(score) }] : []
      }),
    }
  }),
  route(getOccupation, 'member', async ({ services, params }) => {
    const occupation = await findOccupation(services.db, params.id)
    if (!occupation) throw new Problem(problems.occupationUnknown)
    return { ...occupation, esco: occupation.esco && escoUri('occupation', occupation.esco) }
  }),
]

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
