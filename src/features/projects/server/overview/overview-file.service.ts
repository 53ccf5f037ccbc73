import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { dayCell, SHEET_TYPES } from '#platform/server/files/spreadsheet.ts'
import type { Context } from '#platform/server/http/route.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../../contract/overview/overview-file-messages.bhs.ts'
import { messages as en } from '../../contract/overview/overview-file-messages.en.ts'
import type { exportFundedProjects } from '../../contract/overview/overview.endpoints.ts'
import { listEveryProject } from './overview.service.ts'

const COLUMNS = [
  'project',
  'bank',
  'municipality',
  'begun',
  'finished',
  'last',
  'amount',
  'received',
  'spent',
  'contributed',
  'hours',
  'signed',
  'change',
] as const

/** Returns the overview as a spreadsheet. Titles by teams never become a formula. */
export async function overviewFile({
  services: { db },
  params: { format },
  query,
  locale,
  header,
}: Context<typeof exportFundedProjects, { admin: 'grants' }>): Promise<Buffer> {
  const t = translator({ bhs, en }, locale)
  const word = (is: boolean) => t(is ? 'yes' : 'no')
  const lines = (await listEveryProject(db, query)).map((project) => [
    project.title,
    project.bank?.name ?? '',
    findMunicipality(project.municipality)?.name ?? '',
    dayCell(project.startedAt),
    dayCell(project.finishedAt),
    dayCell(project.lastAt),
    project.amount / 100,
    project.received / 100,
    project.spent / 100,
    project.contributed / 100,
    project.minutes / 60,
    word(!project.isUnsigned),
    word(project.hasChange),
  ])
  header('content-type', SHEET_TYPES[format])
  header('content-disposition', `attachment; filename="${t('file')}.${format}"`)
  return asSheet({ format, locale }, [COLUMNS.map((column) => t(`columns.${column}`)), ...lines])
}
