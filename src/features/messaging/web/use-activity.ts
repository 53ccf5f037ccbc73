import { useEffect } from 'react'
import { call } from '#platform/web/api/api.ts'
import { NOTE_MINUTES } from '../contract/activity.ts'
import { saveActivity } from '../contract/waiting.endpoints.ts'

/** Reports every few minutes that the member is here while the page is visible; only for members who show it. */
export function useActivity(isShown = false): void {
  useEffect(() => {
    if (!isShown) return
    const say = () => {
      if (document.visibilityState === 'visible') call(saveActivity, {}).catch(() => undefined)
    }
    say()
    const timer = setInterval(say, NOTE_MINUTES * 60_000)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
    }
  }, [isShown])
}
