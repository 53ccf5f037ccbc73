import { BellOff, CircleAlert, Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { OutboxEntry } from '#features/offline/web/index.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Conversation } from '../../contract/message.ts'
import { ActiveDot } from '../active-dot.tsx'
import { summaryOf } from '../files/summary-of.ts'
import { nameOf, otherIn } from '../name-of.ts'
import { useText } from '../use-text.ts'
import { ShortMoment } from './short-moment.tsx'

type Props = { conversation: Conversation; member: string; isChosen: boolean; unsent: readonly OutboxEntry[] }

const ROW =
  'relative flex min-h-17 items-center gap-3 px-gutter py-3 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=page]:bg-surface aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-0 aria-[current=page]:before:left-0 aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-r-sm aria-[current=page]:before:bg-river lg:px-4'

export function ConversationRow({ conversation, member, isChosen, unsent }: Props) {
  const t = useText()
  const { id, own, lastAt, kind } = conversation
  const name = nameOf(conversation, member, t('thread.gone'))
  const other = otherIn(conversation, member)
  const isUnread = own.unread > 0
  const isMuted = own.mutedUntil !== null && own.mutedUntil > new Date().toISOString()
  return (
    <li>
      <Link to={`/messages/${id}`} aria-current={isChosen ? 'page' : undefined} className={ROW}>
        <span className="relative flex-none">
          <Avatar name={name} src={other?.photo} of={kind === 'group' ? 'group' : 'person'} />
          <ActiveDot activity={other?.activity} />
        </span>
        <span className="min-w-0 flex-1 leading-ui">
          <span className="flex items-baseline justify-between gap-3">
            <b className={classNames('truncate', isUnread ? 'font-strong' : 'font-ui')}>{name}</b>
            <ShortMoment at={lastAt} />
          </span>
          <span className="flex items-center justify-between gap-3 text-sm text-ink-2">
            <span className={classNames('truncate', isUnread && 'text-ink')}>
              <LastWords conversation={conversation} member={member} />
            </span>
            {unsent.some(({ refusal }) => refusal) ? (
              <CircleAlert size={14} aria-label={t('thread.refused')} className="text-harm-ink" />
            ) : (
              unsent.length > 0 && <Clock size={14} aria-label={t('thread.waiting')} />
            )}
            {isMuted && <BellOff size={14} aria-hidden />}
            {isUnread && (
              <span className="h-5 min-w-5 flex-none rounded-full bg-river px-1.5 text-center text-xs/5 font-strong text-on-river">
                {own.unread}
                <span className="sr-only"> {t('list.unread', { count: own.unread })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

function LastWords({ conversation, member }: Pick<Props, 'conversation' | 'member'>) {
  const t = useText()
  const { own, last, kind, members } = conversation
  if (own.draft) return t('list.draft', { text: own.draft })
  if (!last) return t('list.nothing')
  if (last.deletedAt) return t('list.deleted')
  if (last.isHidden) return t('list.hidden')
  if (last.sender === member) return t('list.you', { text: summaryOf(last, t) })
  const sender =
    kind === 'group' ? members.find(({ id }) => id === last.sender)?.name.split(' ')[0] : undefined
  const text = summaryOf(last, t)
  return sender ? `${sender}: ${text}` : text
}
