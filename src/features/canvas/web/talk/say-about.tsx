import { MessageSquarePlus, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Beginning } from './talk.tsx'
import { useTalkText } from './use-talk-text.ts'

type Props = {
  words: { begin: ((what: Beginning['what']) => void) | undefined }
  /** Other ways to choose words. */
  children?: ReactNode
}

/** Offers to comment on the selected words of the text above, or to propose others. */
export function SayAbout({ words: { begin }, children }: Props) {
  const t = useTalkText()
  if (!begin) return null
  return (
    <div className="-ml-3 flex flex-wrap">
      {children}
      <Button
        small
        look="quiet"
        icon={<MessageSquarePlus />}
        aria-keyshortcuts="Control+Alt+M"
        // Keeps the selection.
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
