import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { beginConversation, listConversations } from '../../contract/conversation.endpoints.ts'
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
  const shell = useShellText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  // One id for all tries, so that a second one starts no second conversation.
  const [id] = useState(() => crypto.randomUUID())
  const [picked, setPicked] = useState<Recipient[]>([])
  const [title, setTitle] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isGroup = picked.length > 1
  async function begin(event: FormEvent) {
    event.preventDefault()
    if (picked.length === 0) return setError(t('new.choose'))
    if (picked.length >= GROUP_MAX) return setError(t('new.tooMany', { most: String(GROUP_MAX) }))
    setBusy(true)
    setError(undefined)
    try {
      const members = picked.map((one) => one.id)
      const begun = await call(beginConversation, {
        body: {
          id,
          kind: isGroup ? 'group' : 'direct',
          members,
          ...(isGroup && { title: title.trim() }),
          ...(about && { about }),
        },
      })
      void queries.invalidateQueries({ queryKey: endpointKey(listConversations).slice(0, 1) })
      await navigate(`/messages/${begun.id}`)
      onClose()
    } catch (failure) {
      setError(errorText(failure, shell('queries.noAnswer')))
      setBusy(false)
    }
    return undefined
  }
  return (
    <Dialog open onClose={onClose} title={t('new.title')} closeLabel={t('new.close')}>
      <form onSubmit={(event) => void begin(event)} className="grid gap-4">
        {about && <p className="text-sm text-ink-2">{t('new.about', { kind: about.kind })}</p>}
        <PeoplePicker picked={picked} onPick={setPicked} />
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
        {error && (
          <p role="alert" className="text-sm text-harm">
            {error}
          </p>
        )}
        <FormFoot
          onCancel={onClose}
          act={t(isGroup ? 'new.beginGroup' : 'new.begin')}
          busy={isBusy && t('new.beginning')}
        />
      </form>
    </Dialog>
  )
}
