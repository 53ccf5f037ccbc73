import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Thread } from '#features/discussions/contract/threads/threads.endpoints.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { TextTalk } from '#platform/web/editing/bilingual-text-fields.tsx'
import type { WordsHandle } from '#platform/web/rich-text/words/use-pointing.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Content } from '../../contract/content.ts'
import { BODIES } from '../../contract/talk/draft-places.ts'
import { lettersOf, passageOf, pointAt } from '../../contract/talk/passage.ts'
import type { DraftTalk } from './use-draft-talk.ts'
import { useTalkText } from './use-talk-text.ts'

type Input = {
  talk: DraftTalk
  body: Content['body']
  /** Brings the fields into view. */
  onWrite: () => void
}

/** The words of the bodies at which comments point: where they stand, how one leads there, and how another begins. */
export function usePassages({ talk: { threads, shown, show, isThere }, body, onWrite }: Input) {
  const t = useTalkText()
  const words = useRef<WordsHandle>(null)
  const [language, setLanguage] = useState<Locale>()
  const [target, setTarget] = useState<Thread>()
  const reveal = useEffectEvent(() => {
    const passage = target && passageOf(body, target)
    if (passage) words.current?.reveal(passage.span)
    setTarget(undefined)
  })
  useEffect(() => {
    if (!target) return
    // A layer that closes gives the focus back first, and the other language has its editor by then.
    const soon = setTimeout(() => reveal(), 50)
    return () => clearTimeout(soon)
  }, [target])
  function begin(there: Locale) {
    const span = words.current?.selected()
    const passage = span && pointAt(lettersOf(body[there]), span)
    if (passage) show({ beginning: { place: BODIES[there], ...passage } })
    else toast({ title: t('select') })
  }
  const marksIn = (there: Locale) =>
    threads.items.flatMap((thread) => {
      const passage =
        thread.outcome === null && thread.place === BODIES[there] ? passageOf(body, thread) : undefined
      return passage ? [{ id: thread.id, span: passage.span, isChosen: thread.id === shown?.chosen }] : []
    })
  const fields: TextTalk = {
    language,
    onLanguage: setLanguage,
    pointing: (there) => ({
      ref: words,
      marks: marksIn(there),
      onHear({ chosen }) {
        if (chosen !== undefined) show({ chosen })
        else if (threads.isOpen) begin(there)
      },
    }),
    foot: (there) =>
      isThere &&
      threads.isOpen && (
        <Button
          small
          look="quiet"
          className="-ml-3"
          icon={<MessageSquarePlus />}
          aria-keyshortcuts="Control+Alt+M"
          // Keeps the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => begin(there)}
        >
          {t('point')}
        </Button>
      ),
  }
  return {
    fields,
    wordsOf: (thread: Thread) => passageOf(body, thread)?.words,
    /** Leads to the words of a comment. */
    lead(thread: Thread) {
      const passage = passageOf(body, thread)
      if (!passage) return
      onWrite()
      setLanguage(passage.language)
      setTarget(thread)
    },
  }
}

export type Passages = ReturnType<typeof usePassages>
