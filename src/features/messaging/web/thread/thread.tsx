import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getConversation } from '../../contract/conversation.endpoints.ts'
import { CONVERSATION_CHANGED, type ConversationChanged } from '../../contract/live.ts'
import { updateMessage, saveMessageReaction } from '../../contract/message.endpoints.ts'
import type { Conversation, Message } from '../../contract/message.ts'
import { saveMessagePin } from '../../contract/pin.endpoints.ts'
import type { DraftFile } from '../files/use-draft-files.ts'
import { nameOf } from '../name-of.ts'
import { ColumnButton } from '../column/column-button.tsx'
import { useColumn } from '../column/use-column.ts'
import { useSharedChanges } from '../column/use-shared-changes.ts'
import { useText } from '../use-text.ts'
import { PinLine } from '../pins/pin-line.tsx'
import { usePins } from '../pins/use-pins.ts'
import { AboutLine } from './about-line.tsx'
import type { BubbleActs } from './bubble.tsx'
import { Composer, type Returned } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { isEditable } from './is-editable.ts'
import { openersOf } from './openers.ts'
import { RequestAnswer } from './request-answer.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useRemoval } from './use-removal.tsx'
import { useTimeline } from './use-timeline.ts'
import { useTyping } from './use-typing.ts'
import type { Unsent } from './use-unsent.ts'

const AboutColumn = lazyPart(async () => (await import('../column/about-column.tsx')).AboutColumn)

type Props = {
  id: string
  /** `seq` of the message to open at. */
  at: number | undefined
  member: string
  unsent: Unsent
}

/** One conversation: its members, its messages and the field. */
export function Thread({ id, at, member, unsent }: Props) {
  const query = useEndpoint(getConversation, { params: { id }, refetchOnMount: 'always' })
  const { refetch } = query
  const column = useColumn()
  useEffect(
    () =>
      onLiveMessage(({ topic, data }) => {
        const change = topic === CONVERSATION_CHANGED ? (data as ConversationChanged) : undefined
        if (topic === 'live.ready' || (change?.conversation === id && change.whole)) void refetch()
      }),
    [refetch, id],
  )
  return (
    <>
      <section className={classNames('flex min-h-0 min-w-0 flex-col', query.isSuccess && 'whole-screen')}>
        <QueryState query={query} className="m-auto">
          {(conversation) => (
            <Open
              conversation={conversation}
              at={at}
              member={member}
              unsent={unsent}
              reload={query.refetch}
              tools={<ColumnButton {...column} />}
            />
          )}
        </QueryState>
      </section>
      {column.isOpen && query.data && (
        <Suspense fallback={<aside className="border-l border-line bg-surface" />}>
          <AboutColumn conversation={query.data} member={member} onClose={column.close} />
        </Suspense>
      )}
    </>
  )
}

type OpenProps = Omit<Props, 'id'> & {
  conversation: Conversation
  reload(): Promise<unknown>
  tools: ReactNode
}
type Focused = { kind: 'reply' | 'edit'; message: Message }

function Open({ conversation, at, member, unsent, reload, tools }: OpenProps) {
  const t = useText()
  const shell = useShellText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id, own } = conversation
  // The place where the member stopped reading; without unread messages the newest.
  const [firstUnread] = useState(own.unread > 0 ? own.readSeq + 1 : undefined)
  const begin = at ?? firstUnread
  const { state, error, open, timeline } = useTimeline(id, begin)
  useSharedChanges(state?.messages)
  const { pins, reload: reloadPins } = usePins(id, state?.messages)
  const typing = useTyping(id)
  const remove = useRemoval(id)
  const [focused, setFocused] = useState<Focused>()
  const [reported, setReported] = useState<Message>()
  const [returned, setReturned] = useState<Returned>()
  const [sendings, setSendings] = useState(0)
  const [jump, setJump] = useState<{ seq: number }>()
  const newest = state?.messages.at(-1)
  // A new message may have changed whether the member may write.
  const seq = newest?.seq
  useEffect(() => {
    if (seq !== undefined) void reload()
  }, [reload, seq])

  function attempt(work: Promise<unknown>): Promise<boolean> {
    return work.then(
      () => true,
      (failure: unknown) => {
        toast({ title: errorText(failure, shell('queries.noAnswer')), variant: 'destructive' })
        return false
      },
    )
  }
  const acts: BubbleActs = {
    reply: (message) => setFocused({ kind: 'reply', message }),
    edit: (message) => setFocused({ kind: 'edit', message }),
    remove: (message) => void remove(message),
    report: setReported,
    react: (message, emoji) =>
      void attempt(call(saveMessageReaction, { params: { id, message: message.id }, body: { emoji } })),
    pins: new Set(pins.map((pin) => pin.seq)),
    pin: (message, isPinned) =>
      void attempt(
        call(saveMessagePin, { params: { id, message: message.id }, body: { isPinned } }).then(() =>
          reloadPins(),
        ),
      ),
  }
  async function send(body: string, files: readonly DraftFile[]): Promise<void> {
    if (focused?.kind === 'edit') {
      const params = { id, message: focused.message.id }
      if (!(await attempt(call(updateMessage, { params, body: { body } })))) throw new Error('not changed')
      return
    }
    // The quoted message is sent with this line; the next line quotes none.
    setFocused(undefined)
    setSendings((count) => count + 1)
    try {
      await unsent.write(id, {
        body,
        ...(focused && { replyTo: focused.message.seq }),
        ...(files.length > 0 && { files }),
      })
    } catch (failure) {
      setFocused((now) => now ?? focused)
      throw failure
    }
  }
  const name = nameOf(conversation, member, t('thread.gone'))
  const members = state?.members ?? conversation.members
  const people = [...members, ...conversation.former]
  const lastOfOthers = state?.messages.findLast((each) => each.sender !== member && each.isReportable)
  const openers = openersOf(conversation, member, t)
  return (
    <>
      <ThreadHead
        conversation={conversation}
        member={member}
        typing={typing}
        onReport={lastOfOthers && (() => setReported(lastOfOthers))}
        tools={tools}
      />
      {conversation.about && <AboutLine about={conversation.about} />}
      <PinLine
        pins={pins}
        nameOf={({ sender }) =>
          sender === member
            ? t('thread.you')
            : (people.find((each) => each.id === sender)?.name ?? t('thread.gone'))
        }
        onOpen={(pin) => setJump({ seq: pin })}
        onRemove={own.state === 'in' ? (message) => acts.pin(message, false) : undefined}
      />
      <MessageLog
        label={t('thread.label', { name })}
        conversation={conversation}
        members={members}
        member={member}
        timeline={{ state, error, open, timeline }}
        unsent={unsent}
        onReturn={setReturned}
        openers={openers}
        onChoose={(body) => setReturned({ body, insteadOf: openers })}
        acts={own.state === 'in' ? acts : undefined}
        firstUnread={firstUnread}
        begin={begin}
        at={at}
        sendings={sendings}
        jump={jump}
      />
      {reported && (
        <Suspense>
          <ReportDialog
            kind="message"
            thing={`${id}:${reported.id}`}
            onClose={() => setReported(undefined)}
          />
        </Suspense>
      )}
      {own.state === 'asked' ? (
        <RequestAnswer
          conversation={conversation}
          member={member}
          name={name}
          onReport={lastOfOthers && (() => setReported(lastOfOthers))}
          onAnswered={(accepted) => {
            void queries.invalidateQueries()
            if (!accepted) void navigate('/messages')
          }}
        />
      ) : (
        <Composer
          conversation={conversation}
          answering={focused?.kind === 'reply' ? focused.message : undefined}
          answeredName={people.find((each) => each.id === focused?.message.sender)?.name ?? ''}
          editing={focused?.kind === 'edit' ? focused.message : undefined}
          returned={returned}
          onCancel={() => setFocused(undefined)}
          onEditLast={() => {
            const last = state?.messages.findLast((each) => isEditable(each, member))
            if (last) setFocused({ kind: 'edit', message: last })
          }}
          onSend={send}
        />
      )}
    </>
  )
}
