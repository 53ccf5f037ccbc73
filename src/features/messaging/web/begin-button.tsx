import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { beginConversation } from '../contract/conversation.endpoints.ts'
import { useText } from './use-text.ts'

type Props = {
  person: { id: string; name: string }
  /** What it is about: stands on top of the conversation. */
  about?: { kind: string; id: string }
}

/** Opens the conversation with somebody, a new one if the two have none. */
export function BeginButton({ person, about }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function begin() {
    setBusy(true)
    try {
      const body = {
        id: crypto.randomUUID(),
        kind: 'direct' as const,
        members: [person.id],
        ...(about && { about }),
      }
      const { id } = await call(beginConversation, { body })
      await navigate(`/messages/${id}`)
    } catch (error) {
      toast({ title: errorText(error, t('begin.failed')), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button icon={<MessageSquare />} busy={isBusy && t('begin.action')} onClick={() => void begin()}>
      {t('begin.action')}
    </Button>
  )
}
