import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { addMembers, removeMember, updateConversation } from '../../contract/conversation.endpoints.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import type { Conversation } from '../../contract/message.ts'
import { useText } from '../use-text.ts'
import { PeoplePicker, type Recipient } from './people-picker.tsx'

type Props = { conversation: Conversation; member: string; onClose: () => void }

/** The title and the members of a group. */
export function GroupDialog({ conversation, member, onClose }: Props) {
  const t = useText()
  const { id, members, isTeam } = conversation
  const [title, setTitle] = useState(conversation.title)
  const [isAdding, setAdding] = useState(false)
  const [people, setPeople] = useState<Recipient[]>([])
  // A change of members affects lists on other screens, so all queries are refreshed.
  const { busy: isBusy, problem: error, act } = useAct({ refresh: [''], inline: true })
  const leads = !isTeam && members.some((one) => one.id === member && one.isOrganiser)
  async function change(work: () => Promise<unknown>) {
    if (!(await act(work))) return
    setAdding(false)
    setPeople([])
  }
  function rename(event: FormEvent) {
    event.preventDefault()
    void change(() => call(updateConversation, { params: { id }, body: { title: title.trim() } }))
  }
  const add = () =>
    change(() => call(addMembers, { params: { id }, body: { members: people.map((one) => one.id) } }))
  return (
    <Sheet open onClose={onClose} title={t('group.title')} closeLabel={t('new.close')}>
      <form onSubmit={rename} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            name="title"
            label={t('new.name')}
            value={title}
            maxLength={TITLE_MAX}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        {title.trim() !== conversation.title && (
          <Button type="submit" look="river" busy={isBusy && t('group.saving')}>
            {t('composer.save')}
          </Button>
        )}
      </form>
      {error && (
        <p role="alert" className="text-sm text-harm">
          {error}
        </p>
      )}
      <h3 id="group-members" className="mt-2 text-sm font-strong">
        {t('thread.members', { count: members.length })}
      </h3>
      <ul aria-labelledby="group-members">
        {members.map((one) => (
          <li
            key={one.id}
            className="flex min-h-target items-center gap-3 border-t border-line py-1.5 text-sm"
          >
            <Avatar name={one.name} src={one.photo} size="sm" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {one.name}
              {one.isOrganiser && !isTeam && (
                <span className="text-ink-3">{`\u00a0· ${t('group.organiser')}`}</span>
              )}
            </span>
            {leads && one.id !== member && (
              <IconButton
                icon={<X />}
                label={t('group.remove', { name: one.name })}
                onClick={() => void change(() => call(removeMember, { params: { id, member: one.id } }))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isTeam && isAdding && (
        <>
          <PeoplePicker picked={people} onPick={setPeople} without={new Set(members.map((one) => one.id))} />
          <Button
            look="river"
            wide
            disabled={people.length === 0}
            busy={isBusy && t('group.saving')}
            onClick={() => void add()}
          >
            {t('group.addThese', { count: people.length })}
          </Button>
        </>
      )}
      {!isTeam && !isAdding && (
        <Button wide onClick={() => setAdding(true)}>
          {t('group.add')}
        </Button>
      )}
      <p className="text-xs text-ink-2">{t(isTeam ? 'group.teamHelp' : 'group.help')}</p>
    </Sheet>
  )
}
