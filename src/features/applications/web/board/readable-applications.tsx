import { readableLists } from '#features/offline/contract/readable-lists.ts'
import type { Card } from '#features/opportunities/contract/card.ts'
import { useReadableCards } from '#features/opportunities/web/index.ts'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import type { Listed } from '../../contract/application.endpoints.ts'
import { useReadableApplication } from './use-readable-application.ts'

type Props = { applications: readonly Listed[]; saved: readonly Card[] }

/** Stores the board for reading offline. */
export function ReadableApplications({ applications, saved }: Props) {
  const application = useReadableApplication()
  const cards = useReadableCards()
  useReadable(readableLists.applications, { list: applications.map(application) })
  useReadable(readableLists.saved, { list: cards(saved) })
  return null
}
