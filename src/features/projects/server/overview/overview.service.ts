import { byLetters } from '#platform/contract/letter-order.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type {
  FundedProject,
  ProjectFilter,
  ProjectState,
} from '../../contract/overview/overview.endpoints.ts'
import { type FundedRow, listFundedRows } from './overview.queries.ts'

const SHOWN = 100

/** Returns where all projects with money stand, for staff of grants. */
export async function readOverview(db: Db, filter: ProjectFilter) {
  const rows = await listFundedRows(db)
  const banks = new Map(rows.flatMap(({ bank }) => (bank ? [[bank.slug, bank]] : [])))
  const projects = filterProjects(rows, filter)
  return {
    banks: [...banks.values()].toSorted((one, other) => byLetters(one.name, other.name)),
    projects: projects.slice(0, SHOWN),
    left: Math.max(0, projects.length - SHOWN),
  }
}

/** Lists all of them, without a limit. */
export async function listEveryProject(db: Db, filter: ProjectFilter): Promise<FundedProject[]> {
  return filterProjects(await listFundedRows(db), filter)
}

const IS: Record<ProjectState, (project: FundedProject) => boolean> = {
  waiting: ({ isUnsigned, hasChange }) => isUnsigned || hasChange,
  quiet: ({ isQuiet }) => isQuiet,
  running: ({ finishedAt }) => finishedAt === null,
  finished: ({ finishedAt }) => finishedAt !== null,
}

function filterProjects(rows: readonly FundedRow[], { state, bank }: ProjectFilter): FundedProject[] {
  return rows
    .filter((row) => !bank || row.bank?.slug === bank)
    .map(({ startedAt, finishedAt, lastAt, ...row }) => ({
      ...row,
      startedAt: toIso(startedAt),
      finishedAt: finishedAt && toIso(finishedAt),
      lastAt: toIso(lastAt),
    }))
    .filter((project) => !state || IS[state](project))
}
