import { graceEnd } from '#features/calls/contract/call.ts'
import { useTimeLeft } from '#features/calls/web/index.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'

/**
 * Returns whether an application that was not sent can no longer be sent, also on a page that stayed open past the
 * deadline and on an offline device.
 */
export function useClosed({ state, call }: Canvas): boolean {
  const end = graceEnd(call.content)?.toISOString() ?? null
  const left = useTimeLeft(end)
  return state?.kind === 'cancelled' || state?.kind === 'late' || (end !== null && left === undefined)
}
