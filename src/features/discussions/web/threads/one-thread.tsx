import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import {
  closeThread,
  listThreads,
  type Outcome,
  type Thread,
} from '../../contract/threads/threads.endpoints.ts'
import { MessageItem } from './message-item.tsx'
import { SayForm } from './say-form.tsx'
import { UnsentNote } from './unsent-note.tsx'
import { useThreadText } from './use-thread-text.ts'
import type { Threads } from './use-threads.ts'

export type OneThreadProps = {
  thread: Thread
  threads: Threads
  /** The name of its place, where it is not shown already. */
  title: string | undefined
  isChosen: boolean
  /** Returns the current words that it is about; undefined if they are gone. */
  wordsOf: (thread: Thread) => string | undefined
  /** Leads to the words; without it they are only named. */
  onShow?: ((thread: Thread) => void) | undefined
  /** Sends everything from this device to the server, so that a proposal applies to all of it. */
  beforeTaking?: (() => Promise<unknown>) | undefined
}

/** Shows one conversation: its words, the posts and the actions. */
export function OneThread({ thread, threads, title, isChosen, ...where }: OneThreadProps) {
  const t = useThreadText()
  const ref = useRef<HTMLLIElement>(null)
  const [answering, setAnswering] = useState(false)
  const { id, outcome, closedBy } = thread
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const waiting = threads.unsent.flatMap(({ entry, said }) =>
    'thread' in said && said.thread === id ? [{ entry, text: said.text }] : [],
  )
  return (
    <li
      ref={ref}
      className={classNames(
        'border-t border-line py-3 text-sm first:border-0',
        isChosen && 'border-l-2 border-l-lilac pl-3',
      )}
    >
      {title && <p className="text-xs font-strong text-ink-2">{title}</p>}
      {outcome && (
        <Chip tone={outcome === 'declined' ? 'neutral' : 'have'} className="my-1">
          {t(`outcomes.${outcome}`, { name: closedBy ?? t('nobody') })}
        </Chip>
      )}
      <Words thread={thread} {...where} />
      <ul className="grid gap-2">
        {thread.said.map((message) => (
          <MessageItem key={message.id} said={message} isOpen={threads.isOpen} />
        ))}
        {waiting.map(({ entry, text }) => (
          <li key={entry.id}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <UnsentNote entry={entry} threads={threads} />
          </li>
        ))}
      </ul>
      {threads.isOpen && !answering && (
        <Deciding thread={thread} threads={threads} {...where} onAnswer={() => setAnswering(true)} />
      )}
      {answering && (
        <SayForm
          what="answer"
          draft={`thread-answer.${id}`}
          send={({ text }) => threads.answer(id, text)}
          onClose={() => setAnswering(false)}
        />
      )}
    </li>
  )
}

function Words({ thread, wordsOf, onShow }: Pick<OneThreadProps, 'thread' | 'wordsOf' | 'onShow'>) {
  const t = useThreadText()
  const { quote, proposal, outcome } = thread
  if (quote === '') return null
  const now = wordsOf(thread)
  return (
    <div className="my-1.5 border-l-2 border-lilac pl-2.5">
      {now === undefined || outcome === 'accepted' ? (
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          <del className={outcome === 'accepted' ? undefined : 'no-underline'}>{quote}</del>
          {outcome !== 'accepted' && <span className="block text-xs text-sun-ink">{t('gone')}</span>}
        </p>
      ) : onShow === undefined ? (
        <p className="text-ink-2 [overflow-wrap:anywhere]">{proposal === null ? now : <del>{now}</del>}</p>
      ) : (
        <button
          type="button"
          className="min-h-target text-left text-ink-2 underline decoration-lilac underline-offset-2 [overflow-wrap:anywhere]"
          onClick={() => onShow(thread)}
        >
          <span className="sr-only">{t('show')}: </span>
          {proposal === null ? now : <del>{now}</del>}
        </button>
      )}
      {proposal !== null && (
        <p className="font-strong [overflow-wrap:anywhere]">
          <span className="sr-only">{t('proposal.to')}: </span>
          {proposal === '' ? t('proposal.nothing') : <ins className="no-underline">{proposal}</ins>}
        </p>
      )}
    </div>
  )
}

type DecidingProps = Pick<OneThreadProps, 'thread' | 'threads' | 'wordsOf' | 'beforeTaking'> & {
  onAnswer: () => void
}

function Deciding({ thread, threads, wordsOf, beforeTaking, onAnswer }: DecidingProps) {
  const t = useThreadText()
  const { busy, act } = useAct({ refresh: [listThreads.path], failed: t('general') })
  const { id, outcome, proposal } = thread
  const words = wordsOf(thread)
  const decide = (to: Outcome | null, reason?: string) =>
    void act(async () => {
      if (to === 'accepted') await beforeTaking?.()
      const body = { outcome: to, ...(to === 'accepted' && { words: words ?? '' }) }
      await call(closeThread, { params: { id }, body })
    }, reason)
  return (
    <div className="-ml-3 flex flex-wrap">
      <Button small look="quiet" onClick={onAnswer}>
        {t('answer.action')}
      </Button>
      {threads.decides && outcome === null && proposal === null && (
        <Button small look="quiet" disabled={busy} onClick={() => decide('resolved')}>
          {t('resolve')}
        </Button>
      )}
      {threads.decides && outcome === null && proposal !== null && (
        <>
          {words !== undefined && (
            <Button
              small
              look="quiet"
              className="text-river-ink"
              disabled={busy}
              onClick={() => decide('accepted', t('proposal.accepted'))}
            >
              {t('proposal.accept')}
            </Button>
          )}
          <Button small look="quiet" disabled={busy} onClick={() => decide('declined')}>
            {t('proposal.decline')}
          </Button>
        </>
      )}
      {threads.decides && (outcome === 'resolved' || outcome === 'declined') && (
        <Button small look="quiet" disabled={busy} onClick={() => decide(null)}>
          {t('reopen')}
        </Button>
      )}
    </div>
  )
}
