import { Link2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Conversation } from '../../contract/message.ts'
import { useText } from '../use-text.ts'

/** The subject of the conversation, on top of it. */
export function AboutLine({ about }: { about: NonNullable<Conversation['about']> }) {
  const t = useText()
  return (
    <p className="flex items-center gap-2.5 border-b border-line bg-surface px-gutter text-sm lg:px-6">
      <Link2 size={16} aria-hidden className="flex-none text-ink-3" />
      <Link to={about.path} className="flex min-h-target min-w-0 items-center">
        <span className="truncate">{t('thread.about', { kind: about.kind, title: about.title })}</span>
      </Link>
    </p>
  )
}
