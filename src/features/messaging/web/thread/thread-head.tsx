import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton, IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { updateOwnPart, removeMember } from '../../contract/conversation.endpoints.ts'
import type { Conversation } from '../../contract/message.ts'
import { nameOf, otherIn } from '../name-of.ts'
import { useText } from '../use-text.ts'
import { BlockOther } from './block-other.tsx'

const DateDialog = lazyPart(async () => (await import('../search/date-dialog.tsx')).DateDialog)
const GroupDialog = lazyPart(async () => (await import('../people/group-dialog.tsx')).GroupDialog)
const ReminderDialog = lazyPart(async () => (await import('../reminder/reminder-dialog.tsx')).ReminderDialog)
const SearchSheet = lazyPart(async () => (await import('../search/search-sheet.tsx')).SearchSheet)

const MUTED_MS = 8 * 3_600_000
/** Muted until the member changes it. */
const MUTED_FOR_GOOD = '2100-01-01T00:00:00.000Z'

type Props = {
  conversation: Conversation
  member: string
  typing: string | undefined
  /** Reports the others' messages; `undefined` while there are none. */
  onReport: (() => void) | undefined
}

export function ThreadHead({ conversation, member, typing, onReport }: Props) {
  const t = useText()
  const name = nameOf(conversation, member, t('thread.gone'))
  const other = otherIn(conversation, member)
  const locale = useLocale()
  const writer = conversation.members.find(({ id }) => id === typing)?.name
  const line = writer
    ? t('thread.typing', { name: writer })
    : conversation.kind === 'group'
      ? t('thread.members', { count: conversation.members.length })
      : conversation.card?.headline && readText(conversation.card.headline, locale).text
  return (
    <header className="flex items-center gap-2.5 border-b border-line bg-paper py-2 pr-2 pl-1 lg:py-3 lg:pr-4 lg:pl-6">
      <IconLink to="/messages" icon={<ArrowLeft />} label={t('thread.back')} className="lg:hidden" />
      <Avatar name={name} src={other?.photo} of={conversation.kind === 'group' ? 'group' : 'person'} />
      <div className="min-w-0 flex-1 leading-snug">
        <h1 className="truncate text-base">
          {other?.slug ? (
            <Link to={`/profile/${other.slug}`} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        <p role="status" className="truncate text-xs text-ink-2">
          {line}
        </p>
      </div>
      {conversation.own.isGuarded && onReport && (
        <Button small look="quiet" onClick={onReport}>
          {t('thread.report')}
        </Button>
      )}
      <Acts conversation={conversation} member={member} onReport={onReport} />
    </header>
  )
}

function Acts({ conversation, member, onReport }: Omit<Props, 'typing'>) {
  const t = useText()
  const shell = useShellText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id, own, kind } = conversation
  const other = otherIn(conversation, member)
  const isMuted = own.mutedUntil !== null && Date.parse(own.mutedUntil) > Date.now()
  async function keep(body: { mutedUntil?: string | null; isArchived?: boolean }) {
    try {
      await call(updateOwnPart, { params: { id }, body })
      await queries.invalidateQueries()
      if (body.isArchived) await navigate('/messages')
    } catch (error) {
      toast({ title: errorText(error, shell('queries.noAnswer')), variant: 'destructive' })
    }
  }
  async function leave() {
    try {
      await call(removeMember, { params: { id, member } })
      await navigate('/messages')
    } catch (error) {
      toast({ title: errorText(error, shell('queries.noAnswer')), variant: 'destructive' })
    }
  }
  const [opened, setOpened] = useState<'group' | 'reminder' | 'search' | 'date' | 'block'>()
  const close = () => setOpened(undefined)
  const items: MenuItem[] = [
    ...(other?.slug ? [{ text: t('thread.profile'), to: `/profile/${other.slug}` }] : []),
    ...(kind === 'group' && own.state === 'in'
      ? [{ text: t('thread.group'), onSelect: () => setOpened('group') }]
      : []),
    { text: t('thread.search'), onSelect: () => setOpened('search') },
    { text: t('thread.date.open'), onSelect: () => setOpened('date') },
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
    ...(onReport ? [{ text: t('thread.report'), harm: true, onSelect: onReport }] : []),
    ...(kind === 'direct' && other
      ? [{ text: t('thread.block'), harm: true, onSelect: () => setOpened('block') }]
      : []),
    ...(kind === 'group' && own.state === 'in'
      ? [{ text: t('thread.leave'), harm: true, onSelect: () => void leave() }]
      : []),
  ]
  return (
    <>
      <Menu
        label={t('thread.menu')}
        items={items}
        trigger={(props) => <IconButton {...props} icon={<EllipsisVertical />} label={t('thread.menu')} />}
      />
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
    </>
  )
}
