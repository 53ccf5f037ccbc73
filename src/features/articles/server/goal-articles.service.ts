import { goalsOf } from '#features/analytics/server/index.ts'
import { memberSkills } from '#features/profiles/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { phraseMatch } from '#platform/contract/word-match.ts'
import { termQuery } from '#platform/server/db/terms.ts'
import type { listGoalArticles } from '../contract/goals.endpoints.ts'
import { listPublicAbout } from './public.queries.ts'
import { cardsOf } from './public.service.ts'
import { textsOf } from './terms.ts'

const SKILLS_MAX = 60
const ARTICLES_MAX = 24
/** The index knows only that all words of a name stand in an article, so some of these fall away. */
const CANDIDATES_MAX = 2 * ARTICLES_MAX

/** Finds articles in which the skills stand that the goals of a member still lack, by their names in either language. */
export async function goalArticles(db: Db, member: string): Promise<ResponseOf<typeof listGoalArticles>> {
  const [goals, { skills: named, languages }] = [await goalsOf(db, member), await memberSkills(db, member)]
  const own = new Set([...named, ...languages].flatMap(({ skill }) => skill ?? []))
  const lacking = [...new Set(goals.flatMap(({ skills }) => skills))]
    .filter((skill) => !own.has(skill))
    .slice(0, SKILLS_MAX)
  const labels = await listLabels(db, lacking)
  const namesOf = (skill: string) => [...new Set(Object.values(labels.get(skill)?.name ?? {}))]
  const about = lacking.flatMap((skill) =>
    namesOf(skill).flatMap((name) => {
      const query = termQuery(name)
      return query ? [{ skill, query }] : []
    }),
  )
  const candidates =
    about.length === 0 ? [] : await listPublicAbout(db, { about, member, limit: CANDIDATES_MAX })
  const rows = candidates
    .map(({ article, skills }) => {
      const texts = textsOf(article.content)
      return {
        article,
        skills: skills.filter((skill) => namesOf(skill).some((name) => texts.some(phraseMatch(name)))),
      }
    })
    .filter(({ skills }) => skills.length > 0)
    .toSorted((a, b) => b.skills.length - a.skills.length)
    .slice(0, ARTICLES_MAX)
  const cards = await cardsOf(
    db,
    rows.map(({ article }) => article),
  )
  return {
    goals: goals.length > 0,
    articles: rows.map(({ skills }, at) => ({
      article: cards[at]!,
      goal: goals.find((goal) => goal.skills.some((skill) => skills.includes(skill)))?.title ?? null,
      skills: skills.flatMap((id) => {
        const name = labels.get(id)?.name
        return name ? [{ id, name }] : []
      }),
    })),
  }
}
