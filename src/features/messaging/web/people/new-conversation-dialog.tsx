import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { ScreenProblem } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { startConversation, listConversations } from '../../contract/conversation.endpoints.ts'
import type { AboutRef } from '../../contract/about.ts'
import { GROUP_MAX, TITLE_MAX } from '../../contract/limits.ts'
import { useText } from '../use-text.ts'
import { PeoplePicker, type Recipient } from './people-picker.tsx'

type Props = {
  /** The subject to send, shown on top of the conversation. */
  about?: AboutRef | undefined
  onClose: () => void
}

/** Starts a conversation with one connection, or a group with several. */
export function NewConversationDialog({ about, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  // One id for all tries, so that a second one starts no second conversation.
  const [id] = useState(() => crypto.randomUUID())
  const [people, setPeople] = useState<Recipient[]>([])
  const [title, setTitle] = useState('')
  const { busy, problem, act } = useAct({ refresh: [listConversations.path], inline: true })
  const isGroup = people.length > 1
  async function begin(event: FormEvent) {
    event.preventDefault()
    const start = async () => {
      if (people.length === 0) throw new ScreenProblem(t('new.choose'))
      if (people.length >= GROUP_MAX) throw new ScreenProblem(t('new.tooMany', { most: String(GROUP_MAX) }))
      const members = people.map((one) => one.id)
      const conversation = await call(startConversation, {
        body: {
          id,
          kind: isGroup ? 'group' : 'direct',
          members,
          ...(isGroup && { title: title.trim() }),
          ...(about && { about }),
        },
      })
      await navigate(`/messages/${conversation.id}`)
    }
    if (await act(start)) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('new.title')} closeLabel={t('new.close')}>
      <form onSubmit={(event) => void begin(event)} className="grid gap-4">
        {about && <p className="text-sm text-ink-2">{t('new.about', { kind: about.kind })}</p>}
        <PeoplePicker picked={people} onPick={setPeople} />
        {isGroup && (
          <TextInput
            name="title"
            label={t('new.name')}
            help={t('new.nameHelp')}
            value={title}
            maxLength={TITLE_MAX}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        <FormProblem text={problem} />
        <FormFoot
          onCancel={onClose}
          act={t(isGroup ? 'new.beginGroup' : 'new.begin')}
          busy={busy && t('new.beginning')}
        />
      </form>
    </Dialog>
  )
}
