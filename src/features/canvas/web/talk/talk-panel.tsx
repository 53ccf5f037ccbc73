import { MessageSquarePlus, X } from 'lucide-react'
import { SayForm, ThreadList } from '#features/discussions/web/index.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { useBoxTitles } from '../use-box-titles.ts'
import { useTalk } from './talk.tsx'
import { useTalkText } from './use-talk-text.ts'

type Props = {
  canvas: Canvas
  onOpen: (box: string) => void
  /** Sends the server everything from this device. */
  settle?: () => Promise<unknown>
  /** Without its own heading, for use in a sheet. */
  bare?: boolean
}

/** Shows the threads of one box or of all, with a field for a new one. */
export function TalkPanel({ canvas, onOpen, settle, bare = false }: Props) {
  const t = useTalkText()
  const titleOf = useBoxTitles(canvas)
  const talk = useTalk()
  if (!talk?.focus) return null
  const { threads, focus, show } = talk
  const { box, beginning, thread: threadId } = focus
  const done = () => show({ box })
  return (
    <section aria-label={t('title')} className="grid content-start gap-3">
      {(!bare || box !== undefined) && (
        <header className="flex items-center gap-2">
          <h2 className={bare ? 'flex-1 text-sm font-strong' : 'flex-1 text-md'}>
            {box === undefined ? t('title') : titleOf(box)}
          </h2>
          {!bare && <IconButton icon={<X />} label={t('close')} onClick={() => show(undefined)} />}
        </header>
      )}
      {beginning ? (
        <div>
          {beginning.quote !== '' && (
            <p className="border-l-2 border-lilac pl-2.5 text-sm text-ink-2 [overflow-wrap:anywhere]">
              <span className="sr-only">{t('about')}: </span>
              {beginning.quote}
            </p>
          )}
          <SayForm
            key={`${beginning.box} ${beginning.anchor}`}
            what={beginning.what}
            draft={`talk.${canvas.id}.${beginning.box}.${beginning.what}`}
            words={beginning.quote}
            send={async ({ text, proposal }) => {
              // The words have to be on the server before a comment can be about them.
              await settle?.().catch(() => undefined)
              const { box: place, anchor, quote } = beginning
              await threads.begin({ place, anchor, quote, text, proposal })
            }}
            onClose={done}
          />
        </div>
      ) : (
        threads.isOpen &&
        box !== undefined && (
          <Button
            small
            icon={<MessageSquarePlus />}
            className="justify-self-start"
            onClick={() => show({ box, beginning: { what: 'comment', box, anchor: null, quote: '' } })}
          >
            {t('comment')}
          </Button>
        )
      )}
      <div>
        <ThreadList
          threads={threads}
          place={box}
          titleOf={titleOf}
          chosen={threadId}
          wordsOf={talk.wordsAt}
          onShow={(thread) => {
            onOpen(thread.place)
            show({ box, thread: thread.id })
          }}
          beforeTaking={settle}
        />
      </div>
      {box !== undefined && (
        <Button small look="quiet" className="justify-self-start" onClick={() => show({})}>
          {t('everything')}
        </Button>
      )}
    </section>
  )
}
