import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { updateOwnPart, removeMember } from '../../contract/conversation.endpoints.ts'
import type { Conversation } from '../../contract/message.ts'
import { otherIn } from '../name-of.ts'
import { useText } from '../use-text.ts'
import { BlockOther } from './block-other.tsx'

const DateDialog = lazyPart(async () => (await import('../search/date-dialog.tsx')).DateDialog)
const GroupDialog = lazyPart(async () => (await import('../people/group-dialog.tsx')).GroupDialog)
const ReminderDialog = lazyPart(async () => (await import('../reminder/reminder-dialog.tsx')).ReminderDialog)
const SearchSheet = lazyPart(async () => (await import('../search/search-sheet.tsx')).SearchSheet)

const MUTED_MS = 8 * 3_600_000
/** Muted until the member changes it. */
const MUTED_FOR_GOOD = '2100-01-01T00:00:00.000Z'

export type Act = { text: string; onSelect(): void }

type Props = { conversation: Conversation; member: string }

/** What a member can do with a conversation, by parts, and the dialogs that it opens. */
export function useActs({ conversation, member }: Props) {
  const t = useText()
  const shell = useShellText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id, own, kind } = conversation
  const other = otherIn(conversation, member)
  const isMuted = own.mutedUntil !== null && Date.parse(own.mutedUntil) > Date.now()
  const [opened, setOpened] = useState<'group' | 'reminder' | 'search' | 'date' | 'block'>()
  const close = () => setOpened(undefined)
  async function attempt(work: Promise<unknown>, refresh: boolean, leaves: boolean) {
    try {
      await work
      if (refresh) await queries.invalidateQueries()
      if (leaves) await navigate('/messages')
    } catch (error) {
      toast({ title: errorText(error, shell('queries.noAnswer')), variant: 'destructive' })
    }
  }
  const keep = (body: { mutedUntil?: string | null; isArchived?: boolean }) =>
    attempt(call(updateOwnPart, { params: { id }, body }), true, body.isArchived === true)
  const leave = () => attempt(call(removeMember, { params: { id, member } }), false, true)
  const isInGroup = kind === 'group' && own.state === 'in'
  const group: Act[] = isInGroup ? [{ text: t('thread.group'), onSelect: () => setOpened('group') }] : []
  const finding: Act[] = [
    { text: t('thread.search'), onSelect: () => setOpened('search') },
    { text: t('thread.date.open'), onSelect: () => setOpened('date') },
  ]
  const settings: Act[] = [
    ...(own.state === 'left'
      ? []
      : [
          {
            text: t(own.remindAt === null ? 'reminder.open' : 'reminder.change'),
            onSelect: () => setOpened('reminder'),
          },
        ]),
    {
      text: t(isMuted ? 'thread.unmute' : 'thread.mute'),
      onSelect: () =>
        void keep({ mutedUntil: isMuted ? null : new Date(Date.now() + MUTED_MS).toISOString() }),
    },
    ...(isMuted
      ? []
      : [{ text: t('thread.muteLong'), onSelect: () => void keep({ mutedUntil: MUTED_FOR_GOOD }) }]),
    {
      text: t(own.isArchived ? 'thread.unarchive' : 'thread.archive'),
      onSelect: () => void keep({ isArchived: !own.isArchived }),
    },
  ]
  const ending: Act[] = [
    ...(kind === 'direct' && other ? [{ text: t('thread.block'), onSelect: () => setOpened('block') }] : []),
    ...(isInGroup ? [{ text: t('thread.leave'), onSelect: () => void leave() }] : []),
  ]
  const dialogs: ReactNode = (
    <Suspense>
      {opened === 'group' && <GroupDialog conversation={conversation} member={member} onClose={close} />}
      {opened === 'reminder' && (
        <ReminderDialog
          conversation={id}
          remindAt={own.remindAt}
          reload={() => queries.invalidateQueries()}
          onClose={close}
        />
      )}
      {opened === 'block' && other && <BlockOther other={other} onClose={close} />}
      {opened === 'date' && <DateDialog conversation={id} onClose={close} />}
      {opened === 'search' && <SearchSheet conversation={id} onClose={close} />}
    </Suspense>
  )
  return { group, finding, settings, ending, dialogs }
}
