import { Fragment, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatLongDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { TextRange } from '#platform/web/ui/blocks/marked-text.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Failed } from '#platform/web/ui/states/failed.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { Conversation, ConversationMember, Message } from '../../contract/message.ts'
import { useText } from '../use-text.ts'
import { Beginning } from './beginning.tsx'
import { Bubble, type BubbleActs } from './bubble.tsx'
import { marksIn } from './link-state.ts'
import { Quote } from './quote.tsx'
import { dayAt, dayOf, runOf } from './run-of.ts'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useEnd, useStablePlace, useNearing } from './use-log-scroll.ts'
import { useReading } from './use-reading.ts'
import type { useTimeline } from './use-timeline.ts'
import type { Unsent } from './use-unsent.ts'

type Props = {
  label: string
  conversation: Conversation
  members: readonly ConversationMember[]
  member: string
  timeline: ReturnType<typeof useTimeline>
  unsent: Unsent
  /** Returns a rejected text to the field. */
  onReturn(words: { body: string }): void
  /** First lines for an empty conversation. */
  openers: readonly string[]
  onChoose(line: string): void
  acts: BubbleActs | undefined
  firstUnread: number | undefined
  /** `seq` of the message to open at; by default the newest. */
  begin: number | undefined
  /** `seq` of the message that a search or a quote leads to. */
  at: number | undefined
  /** How many messages the member has sent since the conversation opened. */
  sendings: number
  /** The message on top of the thread that the member has pressed last. */
  jump: { seq: number } | undefined
}

const NO_MARKS: readonly TextRange[] = []

export function MessageLog(props: Props) {
  const { label, conversation, unsent, timeline } = props
  const t = useText()
  const navigate = useNavigate()
  const marks = marksIn(useLocation().state)
  const { state, error, open } = timeline
  const log = useRef<HTMLDivElement>(null)
  const messages = state?.messages ?? []
  const waiting = unsent.entries.filter(({ lane }) => lane === conversation.id)
  const { isAtEnd, toEnd, first } = useEnd(log, {
    // A rejected message shows its reason and grows.
    count: messages.length + waiting.length + waiting.filter(({ refusal }) => refusal).length,
    isOpen: state !== undefined,
    hasLater: state?.hasLater ?? false,
    begin: props.begin,
  })
  const [loading, setLoading] = useState<'loadEarlier' | 'loadLater'>()
  const [target, setTarget] = useState(props.at)
  const holdPlace = useStablePlace(log)
  useReading(
    conversation.id,
    state?.hasLater ? 0 : (messages.at(-1)?.seq ?? 0),
    conversation.own.state === 'in',
  )

  async function load(page: 'loadEarlier' | 'loadLater') {
    setLoading(page)
    await timeline.timeline[page](holdPlace).catch(() => undefined)
    setLoading(undefined)
  }
  const loadEarlier = () => load('loadEarlier')
  const loadLater = () => load('loadLater')
  useNearing(log, 'start', state?.hasEarlier ? loadEarlier : undefined)
  useNearing(log, 'end', state?.hasLater ? loadLater : undefined)
  async function toNewest() {
    if (state?.hasLater) await timeline.timeline.open().catch(() => undefined)
    toEnd()
  }
  const { sendings } = props
  const last = useRef(sendings)
  useEffect(() => {
    if (last.current === sendings) return
    last.current = sendings
    void toNewest()
  })
  function openOriginal(seq: number) {
    const original = log.current?.querySelector(`[data-seq="${seq}"]`)
    if (!original) return void navigate(`/messages/${conversation.id}?at=${seq}`)
    setTarget(seq)
    original.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const { jump } = props
  const lastJump = useRef(jump)
  useEffect(() => {
    if (lastJump.current === jump) return
    lastJump.current = jump
    if (jump) openOriginal(jump.seq)
  })
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label={label}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-2 [overflow-anchor:none] lg:px-5 lg:pb-4"
      >
        {!state && error !== undefined && (
          <Failed query={{ error, isFetching: false, refetch: async () => open() }} />
        )}
        {!state && error === undefined && <Waiting />}
        {state && messages.length + waiting.length === 0 && (
          <Beginning
            conversation={conversation}
            member={props.member}
            openers={props.openers}
            onChoose={props.onChoose}
          />
        )}
        {state?.hasEarlier && (
          <p className="mb-3 text-center">
            <Button
              small
              look="quiet"
              busy={loading === 'loadEarlier' && t('thread.earlier')}
              onClick={() => void loadEarlier()}
            >
              {t('thread.earlier')}
            </Button>
          </p>
        )}
        <ol className="flex flex-col gap-0.5">
          {messages.map((message, n) => (
            <Fragment key={message.id}>
              {message.seq === props.begin && <li ref={first} aria-hidden />}
              <Mark message={message} before={messages[n - 1]} isUnread={message.seq === props.firstUnread} />
              <Bubble
                {...bubbleOf(props, messages, n)}
                quote={<QuoteOf {...props} messages={messages} message={message} onOpen={openOriginal} />}
                isTarget={message.seq === target}
                marks={message.seq === props.at ? marks : NO_MARKS}
              />
            </Fragment>
          ))}
          {!state?.hasLater &&
            waiting.map((entry) => (
              <UnsentBubble key={entry.id} entry={entry} unsent={unsent} onReturn={props.onReturn} />
            ))}
        </ol>
        {state?.hasLater && (
          <p className="mt-3 text-center">
            <Button
              small
              look="quiet"
              busy={loading === 'loadLater' && t('thread.later')}
              onClick={() => void loadLater()}
            >
              {t('thread.later')}
            </Button>
          </p>
        )}
      </div>
      {!isAtEnd && (
        <p className="absolute right-3 bottom-3">
          <Button small className="bg-surface" onClick={() => void toNewest()}>
            {t('thread.newest')}
          </Button>
        </p>
      )}
    </div>
  )
}

type QuoteProps = Pick<Props, 'conversation' | 'members' | 'member'> & {
  message: Message
  messages: readonly Message[]
  onOpen(seq: number): void
}

/** The message that a message answers; nothing where it answers none, or is gone itself. */
function QuoteOf({ conversation, members, member, message, messages, onOpen }: QuoteProps) {
  const t = useText()
  const { replyTo } = message
  if (replyTo === null || message.deletedAt !== null || message.isHidden) return null
  const original = messages.find(({ seq }) => seq === replyTo)
  const name = original?.sender === member ? t('thread.you') : authorOf(original, { conversation, members })
  return <Quote message={original} name={name ?? t('thread.gone')} onOpen={() => onOpen(replyTo)} />
}

function authorOf(
  message: Message | undefined,
  { conversation, members }: Pick<Props, 'conversation' | 'members'>,
): string | undefined {
  return [...members, ...conversation.former].find(({ id }) => id === message?.sender)?.name
}

function bubbleOf({ conversation, members, member, acts }: Props, messages: readonly Message[], n: number) {
  const message = messages[n]!
  const isOwn = message.sender === member
  const isLastOwn = isOwn && !messages.slice(n + 1).some(({ sender }) => sender === member)
  const others = members.filter(({ id }) => id !== member)
  const isRead =
    others.length > 0 && others.every(({ readSeq }) => readSeq !== null && readSeq >= message.seq)
  return {
    conversation: conversation.id,
    message,
    member,
    acts,
    run: runOf(messages, n),
    sender:
      conversation.kind === 'group' && !isOwn
        ? {
            name: authorOf(message, { conversation, members }) ?? '',
            photo: members.find(({ id }) => id === message.sender)?.photo ?? null,
          }
        : undefined,
    isTrusted: conversation.own.state === 'in',
    mark: isLastOwn ? (isRead ? ('read' as const) : ('sent' as const)) : undefined,
  }
}

/** The date over the first message of a day, and the start of unread messages. */
function Mark({
  message,
  before,
  isUnread,
}: {
  message: Message
  before: Message | undefined
  isUnread: boolean
}) {
  const t = useText()
  const locale = useLocale()
  const day = dayOf(message)
  const isNewDay = !before || dayOf(before) !== day
  const words = () => {
    if (day === dayAt(0)) return t('thread.today')
    return day === dayAt(1) ? t('thread.yesterday') : formatLongDate(new Date(message.sentAt), locale)
  }
  return (
    <>
      {isNewDay && <li className="py-2 text-center text-xs text-ink-3 first-letter:uppercase">{words()}</li>}
      {isUnread && (
        <li className="my-1 border-t border-river pt-1 text-center text-xs font-strong text-river-ink">
          {t('thread.unread')}
        </li>
      )}
    </>
  )
}
