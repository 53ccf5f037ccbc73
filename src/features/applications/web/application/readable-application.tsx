import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import type { OwnApplication } from '../../contract/application.endpoints.ts'
import { useReadableApplication } from '../board/use-readable-application.ts'

/** Stores an opened application for reading offline, with its letter and answers. */
export function ReadableApplication({ application }: { application: OwnApplication }) {
  const { letter, steps, note } = application
  const readable = useReadableApplication()
  const text = [...steps.toReversed().map(({ message }) => message), letter, note]
  useReadable(readableLists.applications, {
    opened: { ...readable(application), text: text.filter((part) => part.trim() !== '') },
  })
  return null
}
