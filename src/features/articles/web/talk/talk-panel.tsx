import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { TalkList } from './talk-list.tsx'
import type { DraftTalk } from './use-draft-talk.ts'
import type { Passages } from './use-passages.tsx'
import { useTalkText } from './use-talk-text.ts'

type Props = { id: string; talk: DraftTalk; passages: Passages }

/** The comments beside the text, and above it where there is no room. */
export function TalkPanel({ id, talk, passages: { wordsOf, lead } }: Props) {
  const t = useTalkText()
  const isWide = useWide()
  const { shown, show } = talk
  const close = () => show(undefined)
  const list = (
    <TalkList
      id={id}
      talk={talk}
      wordsOf={wordsOf}
      onShow={(thread) => {
        show(isWide ? { chosen: thread.id } : undefined)
        lead(thread)
      }}
    />
  )
  if (!isWide)
    return (
      <Sheet
        open={shown !== undefined}
        onClose={close}
        title={t('title')}
        closeLabel={t('close')}
        className="max-sm:min-h-[70dvh]"
      >
        {list}
      </Sheet>
    )
  if (!shown) return null
  return (
    <Beside
      title={t('title')}
      closeLabel={t('close')}
      onClose={close}
      list={list}
      takesFocus={!shown.chosen && !shown.beginning}
    />
  )
}

type BesideProps = {
  title: string
  closeLabel: string
  onClose: () => void
  list: ReactNode
  takesFocus: boolean
}

function Beside({ title, closeLabel, onClose, list, takesFocus }: BesideProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the button moves the focus here: a new comment takes it to its field, and marked words keep it in the text.
  const start = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => start(), [])
  return (
    <section
      aria-labelledby="talk-title"
      className="grid max-h-[calc(100dvh-var(--bar)-12rem)] content-start gap-3 overflow-y-auto border-t border-line pt-4"
    >
      <header className="flex items-center gap-2">
        <h2 id="talk-title" ref={heading} tabIndex={-1} className="flex-1 text-lg outline-none">
          {title}
        </h2>
        <IconButton icon={<X />} label={closeLabel} onClick={onClose} />
      </header>
      {list}
    </section>
  )
}
