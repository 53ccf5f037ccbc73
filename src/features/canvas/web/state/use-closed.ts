import { graceEnd } from '#features/calls/contract/call.ts'
import { useTimeLeft } from '#features/calls/web/index.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'

/**
 * Says whether an application that was not sent can be sent no more, also on a page that stood open until then and on a
 * device without a link.
 */
export function useClosed({ state, call }: Canvas): boolean {
  const end = graceEnd(call.content)?.toISOString() ?? null
  const left = useTimeLeft(end)
  return state?.kind === 'cancelled' || state?.kind === 'late' || (end !== null && left === undefined)
}
