import { MessageSquare } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { AboutRef } from '../contract/about.ts'
import { startConversation, startTeamConversation } from '../contract/conversation.endpoints.ts'
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
        call(startConversation, { body: { id, kind: 'direct', members, ...(about && { about }) } })
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
      open={(id) => call(startTeamConversation, { body: { id, about } })}
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
  const { busy: isBusy, act } = useAct({ failed: t('begin.failed') })
  async function begin() {
    await act(async () => {
      const { id } = await open(crypto.randomUUID())
      await navigate(`/messages/${id}`)
    })
  }
  const words = t(`begin.${text}`)
  return (
    <Button small={small} icon={<MessageSquare />} busy={isBusy && words} onClick={() => void begin()}>
      {words}
    </Button>
  )
}
