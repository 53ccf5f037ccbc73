import { MessageSquarePlus, PencilLine } from 'lucide-react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { useMarkedWords } from './use-marked-words.ts'
import { useTalkText } from './use-talk-text.ts'

/** Below a text: to say something about the words that are selected, or to propose others. */
export function SayAbout({ words: { begin } }: { words: Pick<ReturnType<typeof useMarkedWords>, 'begin'> }) {
  const t = useTalkText()
  if (!begin) return null
  return (
    <div className="-ml-3 flex flex-wrap">
      <Button
        small
        look="quiet"
        icon={<MessageSquarePlus />}
        aria-keyshortcuts="Control+Alt+M"
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => begin('comment')}
      >
        {t('comment')}
      </Button>
      <Button
        small
        look="quiet"
        icon={<PencilLine />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => begin('proposal')}
      >
        {t('propose')}
      </Button>
    </div>
  )
}
