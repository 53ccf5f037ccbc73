import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Project, ProjectCard } from '../contract/projects.endpoints.ts'
import { movedBudget } from '../contract/money/plan-changes.ts'
import { listPhotos } from './photos/photos.queries.ts'
import { toPhoto } from './photos/to-photo.ts'
import { listMoves } from './money/changes.queries.ts'
import { findReturnedReport } from './money/money.queries.ts'
import {
  listActivities,
  listCardRows,
  listEntries,
  listPublicMembers,
  findTeamProject,
  findProject,
} from './projects.queries.ts'

export async function listCards(db: Db): Promise<ProjectCard[]> {
  const cards = await listCardRows(db)
  return cards.map(({ id: _, started_at: startedAt, finished_at: finishedAt, ...card }) => ({
    ...card,
    startedAt: toIso(startedAt),
    isFinished: finishedAt !== null,
  }))
}

export async function readProject(db: Db, slug: string): Promise<Project> {
  const { project, hidden } = await loadProject(db, slug)
  // Givers have not agreed to appear on a public page until they confirm.
  const entries = project.entries.map((entry) => (entry.confirmed ? entry : { ...entry, giver: null }))
  if (hidden) return { ...project, entries, summary: '', report: null, activities: [] }
  return { ...project, entries }
}

export async function readOwnProject(db: Db, which: { slug: string; userId: string }) {
  const mine = await findTeamProject(db, which)
  if (!mine) throw new Problem(platform.notFound)
  const [{ project }, returnedReport] = await Promise.all([
    loadProject(db, which.slug),
    findReturnedReport(db, mine.id),
  ])
  const returned = returnedReport ? { report: returnedReport.report, reason: returnedReport.reason } : null
  return { id: mine.id, project, mayFinish: mine.leads && !mine.finished, returned }
}

/** `hidden`: moderators have hidden the team's texts. */
async function loadProject(db: Db, slug: string): Promise<{ project: Project; hidden: boolean }> {
  const result = await findProject(db, slug)
  if (!result) throw new Problem(platform.notFound)
  const { id, plan, size, hidden, call_slug: callSlug, call_title: title, ...rest } = result
  const { started_at: startedAt, finished_at: finishedAt, ...project } = rest
  const [entries, activities, photos, named, moves] = await Promise.all([
    listEntries(db, id),
    listActivities(db, id),
    listPhotos(db, id),
    listPublicMembers(db, id),
    listMoves(db, id),
  ])
  const whole = {
    ...project,
    call: { slug: callSlug, title },
    startedAt: toIso(startedAt),
    finishedAt: toIso(finishedAt),
    team: { size, named },
    budget: movedBudget(plan.budget, moves),
    promised: plan.promised.map(({ id: row, what, value }) => ({ id: row, what, value })),
    entries,
    activities: activities.map((one) => ({
      ...one,
      // Photos of hidden texts have no address, not even for the team.
      photos: hidden ? [] : photos.filter((photo) => photo.activity_id === one.id).map(toPhoto),
    })),
  }
  return { project: whole, hidden }
}
