import { MessageSquare } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { DraftTalk } from './use-draft-talk.ts'
import { useTalkText } from './use-talk-text.ts'

/** Opens the comments, with the number of those that wait for something. */
export function TalkButton({ talk: { threads, isThere, shown, show } }: { talk: DraftTalk }) {
  const t = useTalkText()
  if (!isThere) return null
  const count = threads.items.filter(({ outcome }) => outcome === null).length
  return (
    <IconButton
      icon={<MessageSquare />}
      label={t('open', { count })}
      aria-expanded={shown !== undefined}
      {...(count > 0 && { count })}
      onClick={() => show(shown ? undefined : {})}
    />
  )
}
