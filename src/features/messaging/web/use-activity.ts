import { useEffect } from 'react'
import { call } from '#platform/web/api/api.ts'
import { NOTE_MINUTES } from '../contract/activity.ts'
import { saveActivity } from '../contract/waiting.endpoints.ts'

/** Says now and then that the member is here, while the page is looked at; only for those who show it. */
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
