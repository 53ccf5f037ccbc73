import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import { listSessions } from '../../contract/security.endpoints.ts'

const KEY = endpointKey(listSessions)

export function useDevices() {
  return useEndpoint(listSessions, { refetchOnMount: 'always' })
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
