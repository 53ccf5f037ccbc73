import { Ellipsis } from 'lucide-react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { fraudSigns } from '#features/moderation/contract/fraud-signs.ts'
import { EDIT_MINUTES, REACTIONS, type Reaction } from '../../contract/limits.ts'
import type { Message } from '../../contract/message.ts'
import { useText } from '../use-text.ts'
import { MessageFiles } from '../files/message-files.tsx'
import { summaryOf } from '../files/summary-of.ts'
import { FraudNote } from './fraud-note.tsx'
import { MessageText } from './message-text.tsx'

export type BubbleActs = {
  reply(message: Message): void
  edit(message: Message): void
  remove(message: Message): void
  report(message: Message): void
  react(message: Message, emoji: Reaction | null): void
}

type Props = {
  /** Its id. */
  conversation: string
  message: Message
  member: string
  /** The author's name over the first message of a row, in groups. */
  sender: string | undefined
  answered: Message | undefined
  /** Links and files stay closed until the reader has accepted. */
  isTrusted: boolean
  mark: 'read' | 'sent' | undefined
  acts: BubbleActs | undefined
}

const LOOK = 'max-w-[34rem] min-w-0 rounded-surface border px-3.5 py-2 leading-normal'

export function Bubble({ conversation, message, member, sender, answered, isTrusted, mark, acts }: Props) {
  const t = useText()
  const isOwn = message.sender === member
  const isGone = message.deletedAt !== null || message.isHidden
  const signs = isOwn || isGone ? [] : fraudSigns(message.body)
  return (
    <li className={classNames('group flex flex-col gap-1', isOwn ? 'items-end' : 'items-start')}>
      {sender && <p className="pl-1 text-xs text-ink-2">{sender}</p>}
      <div
        className={classNames('flex max-w-[min(92%,37rem)] items-center gap-1', isOwn && 'flex-row-reverse')}
      >
        <div
          className={classNames(
            LOOK,
            isGone && 'border-line text-sm text-ink-3 italic',
            !isGone && (isOwn ? 'deep border-transparent bg-paper text-ink' : 'border-line bg-surface'),
          )}
        >
          {answered && (
            <p className="mb-1.5 line-clamp-2 border-l-2 border-current pl-2 text-xs opacity-80">
              {summaryOf(answered, t) || t('list.deleted')}
            </p>
          )}
          {isGone ? (
            t(message.isHidden ? 'thread.hidden' : 'thread.deleted')
          ) : (
            <Contents {...{ conversation, message }} isOpen={isTrusted || isOwn} />
          )}
        </div>
        {acts && !isGone && <Acts message={message} member={member} acts={acts} />}
        {acts && message.deletedAt !== null && message.isReportable && !isOwn && (
          <Button small look="quiet" onClick={() => acts.report(message)}>
            {t('thread.report')}
          </Button>
        )}
      </div>
      <Reactions message={message} member={member} acts={acts} />
      {signs.length > 0 && <FraudNote signs={signs} />}
      <p className="mb-1.5 flex gap-1.5 text-xs text-ink-3">
        <DateText at={message.sentAt} show="time" />
        {message.editedAt && !isGone && <span>{t('thread.edited')}</span>}
        {mark && <span>{t(`thread.${mark}`)}</span>}
      </p>
    </li>
  )
}

function Contents({
  conversation,
  message: { body, files },
  isOpen,
}: Pick<Props, 'conversation' | 'message'> & { isOpen: boolean }) {
  const t = useText()
  return (
    <>
      {files.length > 0 && isOpen && <MessageFiles conversation={conversation} files={files} />}
      {files.length > 0 && !isOpen && <i className="block text-sm">{t('files.closed')}</i>}
      {body !== '' && <MessageText body={body} hasLinks={isOpen} />}
    </>
  )
}

function Reactions({ message, member, acts }: Pick<Props, 'message' | 'member' | 'acts'>) {
  const t = useText()
  const counted = Map.groupBy(message.reactions, ({ emoji }) => emoji)
  if (counted.size === 0) return null
  return (
    <p className="flex gap-1">
      {[...counted].map(([emoji, given]) => {
        const isMine = given.some((each) => each.member === member)
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={isMine}
            aria-label={`${t('thread.react', { emoji })} (${given.length})`}
            onClick={() => acts?.react(message, isMine ? null : emoji)}
            className="target inline-flex items-center justify-center gap-1 rounded-full border border-line bg-surface px-2 text-sm aria-pressed:border-river aria-pressed:bg-river-tint"
          >
            {emoji} {given.length > 1 && given.length}
          </button>
        )
      })}
    </p>
  )
}

function Acts({ message, member, acts }: { message: Message; member: string; acts: BubbleActs }) {
  const t = useText()
  const isOwn = message.sender === member
  const isFresh = Date.now() - Date.parse(message.sentAt) < EDIT_MINUTES * 60_000
  const mine = message.reactions.find((each) => each.member === member)?.emoji
  return (
    <Menu
      label={t('thread.actions')}
      signs={REACTIONS.map((emoji) => ({
        sign: emoji,
        label: t('thread.react', { emoji }),
        checked: mine === emoji,
        onSelect: () => acts.react(message, mine === emoji ? null : emoji),
      }))}
      items={() => [
        { text: t('thread.reply'), onSelect: () => acts.reply(message) },
        ...(message.body === ''
          ? []
          : [
              {
                text: t('thread.copy'),
                onSelect: () => void navigator.clipboard.writeText(message.body),
              },
            ]),
        ...(isOwn && isFresh ? [{ text: t('thread.edit'), onSelect: () => acts.edit(message) }] : []),
        isOwn
          ? { text: t('thread.remove'), harm: true, onSelect: () => acts.remove(message) }
          : { text: t('thread.report'), harm: true, onSelect: () => acts.report(message) },
      ]}
      trigger={(props) => (
        <IconButton
          {...props}
          icon={<Ellipsis />}
          label={t('thread.actions')}
          className="opacity-60 focus-visible:opacity-100 lg:opacity-0 lg:group-hover:opacity-100 lg:group-focus-within:opacity-100"
        />
      )}
    />
  )
}
