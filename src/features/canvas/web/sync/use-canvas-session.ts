import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { type Canvas, getCanvas } from '../../contract/canvas.endpoints.ts'
import { type CanvasSession, openCanvas, type SessionNow } from './canvas-session.ts'

/**
 * Opens the application for this page and closes it with the page. There is no session before the device or the server has
 * given its content, so that nobody sees a written application as an empty one.
 */
export function useCanvasSession(canvas: Canvas, heardAt: number): CanvasSession | undefined {
  const queries = useQueryClient()
  const [session, setSession] = useState<CanvasSession>()
  const { id, me, stamp } = canvas
  const age = () => Date.now() - heardAt
  const open = useEffectEvent(() =>
    openCanvas({
      id,
      member: me,
      template: canvas.call.content.template,
      clock: { stamp, age: age() },
      answers: canvas.changes !== null,
      onTeam: () => void queries.invalidateQueries({ queryKey: endpointKey(getCanvas, { params: { id } }) }),
    }),
  )
  useEffect(() => {
    const opened = open()
    const give = () => opened.hasContent() && setSession(opened)
    const stop = opened.subscribe(give)
    give()
    return () => {
      stop()
      opened.close()
    }
  }, [id, me])
  // A session that was opened offline has the clock of its last day.
  const hear = useEffectEvent((opened: CanvasSession) => opened.hearClock({ stamp, age: age() }))
  useEffect(() => session && hear(session), [session, stamp])
  const team = canvas.team.map((mate) => mate.id).join()
  useEffect(() => session?.presence.ofTeam(team.split(',')), [session, team])
  return session
}

/**
 * Returns one part of the session's state and renders again only when that part changes: saving a letter renders no box.
 */
export function useSessionNow<Part extends keyof SessionNow>(
  session: CanvasSession,
  part: Part,
): SessionNow[Part] {
  const read = () => session.read()[part]
  return useSyncExternalStore(session.subscribe, read, read)
}
