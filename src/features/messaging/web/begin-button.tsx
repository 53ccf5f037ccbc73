import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { AboutRef } from '../contract/about.ts'
import { beginConversation, openTeamConversation } from '../contract/conversation.endpoints.ts'
import { useText } from './use-text.ts'

type Props = {
  person: { id: string; name: string }
  /** The subject, shown on top of the conversation. */
  about?: AboutRef
}

/** Opens the conversation with somebody, or starts one. */
export function BeginButton({ person, about }: Props) {
  const members = [person.id]
  return (
    <OpenButton
      text="action"
      open={(id) =>
        call(beginConversation, { body: { id, kind: 'direct', members, ...(about && { about }) } })
      }
    />
  )
}

/** Opens the team conversation of the subject. */
export function TeamConversationButton({ about, small }: { about: AboutRef; small?: boolean }) {
  return (
    <OpenButton
      text="team"
      small={small}
      open={(id) => call(openTeamConversation, { body: { id, about } })}
    />
  )
}

type OpenProps = {
  text: 'action' | 'team'
  small?: boolean | undefined
  open(id: string): Promise<{ id: string }>
}

function OpenButton({ text, small = false, open }: OpenProps) {
  const t = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function begin() {
    setBusy(true)
    try {
      const { id } = await open(crypto.randomUUID())
      await navigate(`/messages/${id}`)
    } catch (error) {
      toast({ title: errorText(error, t('begin.failed')), variant: 'destructive' })
    }
    setBusy(false)
  }
  const words = t(`begin.${text}`)
  return (
    <Button small={small} icon={<MessageSquare />} busy={isBusy && words} onClick={() => void begin()}>
      {words}
    </Button>
  )
}
