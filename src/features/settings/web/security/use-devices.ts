import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { listSessions } from '../../contract/security.endpoints.ts'

const KEY = [listSessions.path]

export function useDevices() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listSessions, { signal }),
    refetchOnMount: 'always',
  })
}

/** For what signs other devices out. */
export function useReloadDevices() {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: KEY })
}

/** The row that was pressed is gone, so the reader goes on at the head of the list. */
export function focusDevices(): void {
  document.getElementById('devices-title')?.focus({ preventScroll: true })
}
