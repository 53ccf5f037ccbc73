import { ArrowLeft, EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton, IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/layers/menu.tsx'
import type { Conversation } from '../../contract/message.ts'
import { nameOf, otherIn } from '../name-of.ts'
import { useText } from '../use-text.ts'
import { useActs } from './use-acts.tsx'

type Props = {
  conversation: Conversation
  member: string
  typing: string | undefined
  /** Reports the others' messages; `undefined` while there are none. */
  onReport: (() => void) | undefined
  /** Further buttons beside the menu. */
  tools?: ReactNode
}

export function ThreadHead({ conversation, member, typing, onReport, tools }: Props) {
  const t = useText()
  const name = nameOf(conversation, member, t('thread.gone'))
  const other = otherIn(conversation, member)
  const locale = useLocale()
  const writer = conversation.members.find(({ id }) => id === typing)?.name
  const line = writer
    ? t('thread.typing', { name: writer })
    : conversation.kind === 'group'
      ? t('thread.members', { count: conversation.members.length })
      : other?.activity
        ? t('activity', other.activity)
        : conversation.card?.headline && readText(conversation.card.headline, locale).text
  return (
    <header className="flex items-center gap-2.5 border-b border-line bg-paper py-2 pr-2 pl-1 lg:py-3 lg:pr-4 lg:pl-6">
      <IconLink to="/messages" icon={<ArrowLeft />} label={t('thread.back')} className="lg:hidden" />
      <Avatar name={name} src={other?.photo} of={conversation.kind === 'group' ? 'group' : 'person'} />
      <div className="min-w-0 flex-1 leading-snug">
        <h1 className="truncate text-md">
          {other?.slug ? (
            <Link to={`/profile/${other.slug}`} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        <p role="status" className="truncate text-xs text-ink-2">
          {line}
        </p>
      </div>
      {conversation.own.isGuarded && onReport && (
        <Button small look="quiet" onClick={onReport}>
          {t('thread.report')}
        </Button>
      )}
      {tools}
      <Acts conversation={conversation} member={member} onReport={onReport} />
    </header>
  )
}

function Acts({ conversation, member, onReport }: Omit<Props, 'typing' | 'tools'>) {
  const t = useText()
  const other = otherIn(conversation, member)
  const { group, finding, settings, ending, dialogs } = useActs({ conversation, member })
  const items: MenuItem[] = [
    ...(other?.slug ? [{ text: t('thread.profile'), to: `/profile/${other.slug}` }] : []),
    ...group,
    ...finding,
    ...settings,
    ...(onReport ? [{ text: t('thread.report'), harm: true, onSelect: onReport }] : []),
    ...ending.map((each) => ({ ...each, harm: true })),
  ]
  return (
    <>
      <Menu
        label={t('thread.menu')}
        items={items}
        trigger={(props) => <IconButton {...props} icon={<EllipsisVertical />} label={t('thread.menu')} />}
      />
      {dialogs}
    </>
  )
}
