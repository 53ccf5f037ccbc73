import { useEffect, useEffectEvent } from 'react'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { MODERATION_CHANGED, type ModerationChanged } from '../../contract/live.ts'

/** Calls back on changes of cases, and after a reconnection, when changes may have been missed. */
export function useQueueChanges(hear: (changed: ModerationChanged | undefined) => void): void {
  const onChange = useEffectEvent(hear)
  useEffect(
    () =>
      onLiveMessage(({ topic, data }) => {
        if (topic === MODERATION_CHANGED) onChange(data as ModerationChanged)
        if (topic === 'live.ready') onChange(undefined)
      }),
    [],
  )
}
