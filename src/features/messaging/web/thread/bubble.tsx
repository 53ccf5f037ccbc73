import { Ellipsis } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { TextRange } from '#platform/web/ui/blocks/marked-text.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { fraudSigns } from '#features/moderation/contract/fraud-signs.ts'
import { REACTIONS, type Reaction } from '../../contract/limits.ts'
import type { Message } from '../../contract/message.ts'
import { useText } from '../use-text.ts'
import { MessageFiles } from '../files/message-files.tsx'
import { FraudNote } from './fraud-note.tsx'
import { isEditable } from './is-editable.ts'
import { MessageText } from './message-text.tsx'
import type { Run } from './run-of.ts'
import { useLongPress } from './use-long-press.ts'

export type BubbleActs = {
  reply(message: Message): void
  edit(message: Message): void
  remove(message: Message): void
  report(message: Message): void
  react(message: Message, emoji: Reaction | null): void
  pin(message: Message, isPinned: boolean): void
  /** Numbers of the messages on top of the conversation. */
  pins: ReadonlySet<number>
}

export type Sender = { name: string; photo: string | null }

type Props = {
  /** Its id. */
  conversation: string
  message: Message
  member: string
  run: Run
  /** The author, in groups. */
  sender: Sender | undefined
  quote: ReactNode
  /** Whether the member was led here: by a search, a quote or a notification. */
  isTarget: boolean
  /** The words of a search that led here. */
  marks: readonly TextRange[]
  /** Links and files stay closed until the reader has accepted. */
  isTrusted: boolean
  mark: 'read' | 'sent' | undefined
  acts: BubbleActs | undefined
}

const LOOK = 'flow-root max-w-[32rem] min-w-0 px-2.5 pt-1.5 pb-1.5 text-sm leading-[1.4]'
/** Corners are round outside, and narrow where messages of one person meet. */
const CORNERS = {
  own: ({ isFirst, isLast }: Run) =>
    classNames('rounded-l-[14px]', corner('tr', isFirst), corner('br', isLast)),
  others: ({ isFirst, isLast }: Run) =>
    classNames('rounded-r-[14px]', corner('tl', isFirst), corner('bl', isLast)),
}
const ROUND = {
  tl: ['rounded-tl-[14px]', 'rounded-tl-[5px]'],
  tr: ['rounded-tr-[14px]', 'rounded-tr-[5px]'],
  bl: ['rounded-bl-[14px]', 'rounded-bl-[5px]'],
  br: ['rounded-br-[14px]', 'rounded-br-[5px]'],
} as const

function corner(at: keyof typeof ROUND, isRound: boolean): string {
  return ROUND[at][isRound ? 0 : 1]
}

export function Bubble(props: Props) {
  const { message, member, run, sender, isTarget, acts } = props
  const t = useText()
  const isOwn = message.sender === member
  const isGone = message.deletedAt !== null || message.isHidden
  const signs = isOwn || isGone ? [] : fraudSigns(message.body)
  const menu = useRef<HTMLButtonElement>(null)
  const press = useLongPress(() => menu.current?.click())
  return (
    <li
      data-seq={message.seq}
      className={classNames(
        'group flex flex-col gap-1',
        isOwn ? 'items-end' : 'items-start',
        run.isFirst && 'not-first:mt-1.5',
      )}
    >
      <div
        className={classNames('flex max-w-[min(94%,36rem)] items-center gap-1', isOwn && 'flex-row-reverse')}
      >
        {sender && (
          <span className="w-7 flex-none self-end">
            {run.isLast && <Avatar name={sender.name} src={sender.photo} size="sm" />}
          </span>
        )}
        <div
          {...press}
          className={classNames(
            LOOK,
            CORNERS[isOwn ? 'own' : 'others'](run),
            isGone && 'text-ink-3 italic inset-ring inset-ring-line',
            !isGone && (isOwn ? 'bg-river-tint text-ink' : 'bg-surface inset-ring inset-ring-line'),
            isTarget && 'outline-2 outline-apricot',
          )}
        >
          {sender && run.isFirst && <p className="text-xs font-strong text-river-ink">{sender.name}</p>}
          {props.quote}
          {isGone ? (
            t(message.isHidden ? 'thread.hidden' : 'thread.deleted')
          ) : (
            <Contents {...props} isOpen={props.isTrusted || isOwn} />
          )}
          <Moment {...props} isOwn={isOwn} isGone={isGone} />
        </div>
        {acts && !isGone && <Acts ref={menu} message={message} member={member} acts={acts} />}
        {acts && message.deletedAt !== null && message.isReportable && !isOwn && (
          <Button small look="quiet" onClick={() => acts.report(message)}>
            {t('thread.report')}
          </Button>
        )}
      </div>
      <Reactions message={message} member={member} acts={acts} />
      {signs.length > 0 && <FraudNote signs={signs} />}
    </li>
  )
}

/** When it was sent, beside the last words of the bubble, and what became of it. */
function Moment({ message, mark, isOwn, isGone }: Props & { isOwn: boolean; isGone: boolean }) {
  const t = useText()
  return (
    <span
      className={classNames(
        'float-right mt-[0.3125rem] ml-2.5 flex gap-1.5 text-2xs leading-[1.2] whitespace-nowrap not-italic',
        isOwn && !isGone ? 'text-river-ink' : 'text-ink-3',
      )}
    >
      {message.editedAt && !isGone && <span>{t('thread.edited')}</span>}
      <DateText at={message.sentAt} show="time" />
      {mark && <span>{t(`thread.${mark}`)}</span>}
    </span>
  )
}

function Contents({
  conversation,
  message: { body, files },
  marks,
  isOpen,
}: Pick<Props, 'conversation' | 'message' | 'marks'> & { isOpen: boolean }) {
  const t = useText()
  return (
    <>
      {files.length > 0 && isOpen && <MessageFiles conversation={conversation} files={files} />}
      {files.length > 0 && !isOpen && <i className="block text-sm">{t('files.closed')}</i>}
      {body !== '' && <MessageText body={body} marks={marks} hasLinks={isOpen} />}
    </>
  )
}

function Reactions({ message, member, acts }: Pick<Props, 'message' | 'member' | 'acts'>) {
  const t = useText()
  const counted = Map.groupBy(message.reactions, ({ emoji }) => emoji)
  if (counted.size === 0) return null
  return (
    <p className="flex gap-1">
      {[...counted].map(([emoji, reaction]) => {
        const isMine = reaction.some((each) => each.member === member)
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={isMine}
            aria-label={`${t('thread.react', { emoji })} (${reaction.length})`}
            onClick={() => acts?.react(message, isMine ? null : emoji)}
            className="target inline-flex items-center justify-center gap-1 rounded-full border border-line bg-surface px-2 text-sm aria-pressed:border-river aria-pressed:bg-river-tint"
          >
            {emoji} {reaction.length > 1 && reaction.length}
          </button>
        )
      })}
    </p>
  )
}

type ActsProps = {
  ref: RefObject<HTMLButtonElement | null>
  message: Message
  member: string
  acts: BubbleActs
}

function Acts({ ref, message, member, acts }: ActsProps) {
  const t = useText()
  const isOwn = message.sender === member
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
        {
          text: t(acts.pins.has(message.seq) ? 'pins.remove' : 'pins.add'),
          onSelect: () => acts.pin(message, !acts.pins.has(message.seq)),
        },
        ...(isEditable(message, member)
          ? [{ text: t('thread.edit'), onSelect: () => acts.edit(message) }]
          : []),
        isOwn
          ? { text: t('thread.remove'), harm: true, onSelect: () => acts.remove(message) }
          : { text: t('thread.report'), harm: true, onSelect: () => acts.report(message) },
      ]}
      trigger={(props) => (
        <IconButton
          {...props}
          ref={(element) => {
            ref.current = element
            props.ref(element)
          }}
          icon={<Ellipsis />}
          label={t('thread.actions')}
          className="opacity-60 focus-visible:opacity-100 lg:opacity-0 lg:group-hover:opacity-100 lg:group-focus-within:opacity-100"
        />
      )}
    />
  )
}
