import { MessageSquare } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { useTalk } from './talk.tsx'
import { useTalkText } from './use-talk-text.ts'

/** Shows the number of open threads of a box, or of all, and opens them. */
export function TalkButton({ box, title }: { box?: string; title?: string }) {
  const t = useTalkText()
  const talk = useTalk()
  if (!talk) return null
  const { items } = talk.threads
  const count =
    box === undefined ? items.filter(({ outcome }) => outcome === null).length : talk.openIn(box).length
  return (
    <IconButton
      icon={<MessageSquare />}
      label={title === undefined ? t('all', { count }) : t('box', { count, title })}
      {...(count > 0 && { count })}
      onClick={() => talk.show({ box })}
    />
  )
}
