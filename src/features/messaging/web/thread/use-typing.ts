import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { sendTyping } from '../../contract/conversation.endpoints.ts'
import { CONVERSATION_TYPING, type ConversationTyping } from '../../contract/live.ts'

const TOLD_EVERY_MS = 4000
const SHOWN_MS = 6000

/** Returns the member who is currently typing. */
export function useTyping(id: string): string | undefined {
  const [member, setMember] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLiveMessage(({ topic, data }) => {
      if (topic !== CONVERSATION_TYPING) return
      const typing = data as ConversationTyping
      if (typing.conversation !== id) return
      setMember(typing.member)
      clearTimeout(timer)
      timer = setTimeout(() => setMember(undefined), SHOWN_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [id])
  return member
}

/** Signals to the others now and then that this member is typing. */
export function useTellTyping(id: string): () => void {
  const reportedAt = useRef(0)
  return () => {
    if (Date.now() - reportedAt.current < TOLD_EVERY_MS) return
    reportedAt.current = Date.now()
    // A lost signal does no harm.
    call(sendTyping, { params: { id } }).catch(() => undefined)
  }
}
