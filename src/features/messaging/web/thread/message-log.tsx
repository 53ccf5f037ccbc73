import { Fragment, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatLongDate, localParts } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Failed } from '#platform/web/ui/states/failed.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { Conversation, ConversationMember, Message } from '../../contract/message.ts'
import { useText } from '../use-text.ts'
import { Beginning } from './beginning.tsx'
import { Bubble, type BubbleActs } from './bubble.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'
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
}

/** Pixels from the end within which the log follows new messages. */
const NEAR_END_PX = 120

export function MessageLog(props: Props) {
  const { label, conversation, unsent, timeline } = props
  const t = useText()
  const { state, error, open } = timeline
  const log = useRef<HTMLDivElement>(null)
  const messages = state?.messages ?? []
  const waiting = unsent.entries.filter(({ lane }) => lane === conversation.id)
  const { isAtEnd, toEnd, first } = useEnd(log, {
    // A rejected message shows its reason and grows.
    count: messages.length + waiting.length + waiting.filter(({ refusal }) => refusal).length,
    isOpen: state !== undefined,
    begin: props.begin,
  })
  const [isLoading, setLoading] = useState(false)
  useReading(
    conversation.id,
    state?.hasLater ? 0 : (messages.at(-1)?.seq ?? 0),
    conversation.own.state === 'in',
  )

  async function loadEarlier() {
    const box = log.current
    const before = box ? box.scrollHeight - box.scrollTop : 0
    setLoading(true)
    await timeline.timeline.loadEarlier().catch(() => undefined)
    setLoading(false)
    requestAnimationFrame(() => box && (box.scrollTop = box.scrollHeight - before))
  }
  async function toNewest() {
    if (state?.hasLater) await timeline.timeline.open().catch(() => undefined)
    toEnd()
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label={label}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter py-4 lg:px-6"
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
              busy={isLoading && t('thread.earlier')}
              onClick={() => void loadEarlier()}
            >
              {t('thread.earlier')}
            </Button>
          </p>
        )}
        <ol className="flex flex-col gap-1.5">
          {messages.map((message, n) => (
            <Fragment key={message.id}>
              {message.seq === props.begin && <li ref={first} aria-hidden />}
              <Mark message={message} before={messages[n - 1]} isUnread={message.seq === props.firstUnread} />
              <Bubble {...bubbleOf(props, messages, n)} />
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
              onClick={() => void timeline.timeline.loadLater().catch(() => undefined)}
            >
              {t('thread.later')}
            </Button>
          </p>
        )}
      </div>
      {!isAtEnd && (
        <p className="absolute inset-x-0 bottom-3 text-center">
          <Button small className="bg-surface" onClick={() => void toNewest()}>
            {t('thread.newest')}
          </Button>
        </p>
      )}
    </div>
  )
}

function bubbleOf({ conversation, members, member, acts }: Props, messages: readonly Message[], n: number) {
  const message = messages[n]!
  const isFirstOfRow = messages[n - 1]?.sender !== message.sender
  const isNamed = conversation.kind === 'group' && message.sender !== member && isFirstOfRow
  const isLastOwn =
    message.sender === member && !messages.slice(n + 1).some(({ sender }) => sender === member)
  const others = members.filter(({ id }) => id !== member)
  const isRead =
    others.length > 0 && others.every(({ readSeq }) => readSeq !== null && readSeq >= message.seq)
  return {
    conversation: conversation.id,
    message,
    member,
    acts,
    sender: isNamed
      ? [...members, ...conversation.former].find(({ id }) => id === message.sender)?.name
      : undefined,
    answered: messages.find(({ seq }) => seq === message.replyTo),
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

function dayOf({ sentAt }: Message): string {
  return dayIn(new Date(sentAt))
}

function dayAt(daysAgo: number): string {
  return dayIn(new Date(Date.now() - daysAgo * 86_400_000))
}

function dayIn(moment: Date): string {
  const { year, month, day } = localParts(moment)
  return `${year}-${month}-${day}`
}

/** Follows new messages at the end, and keeps the position of a member who reads further up. */
function useEnd(
  log: RefObject<HTMLDivElement | null>,
  { count, isOpen, begin }: { count: number; isOpen: boolean; begin: number | undefined },
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const follows = useRef(true)
  const first = useRef<HTMLLIElement>(null)
  const hasBegun = useRef(false)
  const toEnd = useCallback(() => {
    follows.current = true
    // After the new message is drawn.
    requestAnimationFrame(() => {
      if (log.current) log.current.scrollTop = log.current.scrollHeight
    })
  }, [log])
  useEffect(() => {
    const box = log.current
    if (!box) return
    function look() {
      if (!box) return
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
      setAtEnd(follows.current)
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [log])
  useLayoutEffect(() => {
    const box = log.current
    if (!isOpen || !box || count < 0) return
    if (!hasBegun.current) {
      hasBegun.current = true
      // The first message to read stands in the upper third, with earlier ones visible.
      if (first.current && begin !== undefined) {
        box.scrollTop = first.current.offsetTop - box.offsetTop - box.clientHeight / 3
        return
      }
    }
    if (follows.current) box.scrollTop = box.scrollHeight
  }, [log, count, isOpen, begin])
  return { isAtEnd, toEnd, first }
}
