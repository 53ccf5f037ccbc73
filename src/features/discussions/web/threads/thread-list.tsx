import type { Thread } from '../../contract/threads/threads.endpoints.ts'
import { OneThread, type OneThreadProps } from './one-thread.tsx'
import { UnsentNote } from './unsent-note.tsx'
import { useThreadText } from './use-thread-text.ts'
import type { Threads } from './use-threads.ts'

type Props = Pick<OneThreadProps, 'wordsOf' | 'onShow' | 'beforeTaking'> & {
  threads: Threads
  /** Only conversations of this place. */
  place?: string | undefined
  /** Returns the name of a conversation's place. */
  titleOf: (place: string) => string
  /** What stands where nothing has been said; by default how words are selected. */
  none?: string
  /** The selected one. */
  chosen?: string | undefined
}

/** Lists conversations about the parts of a thing, open ones first; closed ones fold away. */
export function ThreadList({ threads, place, titleOf, none, chosen, ...shown }: Props) {
  const t = useThreadText()
  const isHere = (at: string) => place === undefined || at === place
  const items = threads.items.filter((thread) => isHere(thread.place))
  const open = items.filter(({ outcome }) => outcome === null)
  const closed = items.filter(({ outcome }) => outcome !== null)
  const waiting = threads.unsent.filter(({ said }) => 'begun' in said && isHere(said.begun.place))
  const draw = (thread: Thread) => (
    <OneThread
      key={thread.id}
      {...shown}
      thread={thread}
      threads={threads}
      title={place === undefined ? titleOf(thread.place) : undefined}
      isChosen={thread.id === chosen}
    />
  )
  return (
    <>
      {items.length + waiting.length === 0 && <p className="text-sm text-ink-2">{none ?? t('none')}</p>}
      <ul>
        {open.map(draw)}
        {waiting.map(({ entry, said }) => (
          <li key={entry.id} className="border-t border-line py-3 text-sm first:border-0">
            {'begun' in said && (
              <>
                {place === undefined && (
                  <p className="text-xs font-strong text-ink-2">{titleOf(said.begun.place)}</p>
                )}
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {said.begun.text || said.begun.proposal}
                </p>
              </>
            )}
            <UnsentNote entry={entry} threads={threads} />
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details className="border-t border-line" open={closed.some(({ id }) => id === chosen)}>
          <summary className="flex min-h-target cursor-pointer items-center text-sm text-ink-2">
            {t('closed', { count: closed.length })}
          </summary>
          <ul>{closed.map(draw)}</ul>
        </details>
      )}
    </>
  )
}
