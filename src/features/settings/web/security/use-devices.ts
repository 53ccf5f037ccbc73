import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import { listSessions } from '../../contract/security.endpoints.ts'

const KEY = endpointKey(listSessions)

export function useDevices() {
  return useEndpoint(listSessions, { refetchOnMount: 'always' })
}

/** Reloads the devices, after acts that sign others out. */
export function useReloadDevices() {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: KEY })
}

/** Focuses the head of the list, because the pressed row is gone. */
export function focusDevices(): void {
  document.getElementById('devices-title')?.focus({ preventScroll: true })
}
