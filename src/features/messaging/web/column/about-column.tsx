import { X } from 'lucide-react'
import { Link } from 'react-router'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { Conversation } from '../../contract/message.ts'
import { nameOf, otherIn } from '../name-of.ts'
import { type Act, useActs } from '../thread/use-acts.tsx'
import { useText } from '../use-text.ts'
import { COLUMN_ID } from './column-button.tsx'
import { Title } from './column-title.tsx'
import { SharedFiles, SharedLinks } from './shared-things.tsx'

/** Members of a group in the column; all of them are in its dialog. */
const SHOWN = 6

type Props = { conversation: Conversation; member: string; onClose(): void }

/** Beside the thread: who it is with, what was shared in it, and the member's own settings of it. */
export function AboutColumn({ conversation, member, onClose }: Props) {
  const t = useText()
  const { group, finding, settings, dialogs } = useActs({ conversation, member })
  return (
    <aside
      id={COLUMN_ID}
      aria-label={t('column.title')}
      className="relative min-h-0 overflow-y-auto border-l border-line bg-surface px-5 pt-6 pb-5"
    >
      <div className="absolute top-3 right-2">
        <IconButton icon={<X />} label={t('column.close')} onClick={onClose} />
      </div>
      <Who conversation={conversation} member={member} />
      {conversation.kind === 'group' && <People conversation={conversation} member={member} group={group} />}
      {conversation.own.state !== 'asked' && (
        <>
          <SharedFiles conversation={conversation} member={member} />
          <SharedLinks conversation={conversation} member={member} />
        </>
      )}
      <section aria-labelledby="column-settings">
        <Title id="column-settings" text={t('column.settings')} />
        <ActList acts={[...finding, ...settings]} />
      </section>
      {dialogs}
    </aside>
  )
}

function Who({ conversation, member }: Omit<Props, 'onClose'>) {
  const t = useText()
  const locale = useLocale()
  const { kind, card, about } = conversation
  const name = nameOf(conversation, member, t('thread.gone'))
  const other = otherIn(conversation, member)
  const headline = card?.headline && readText(card.headline, locale).text
  const place = findMunicipality(card?.municipality ?? null)?.name
  return (
    <div className="grid justify-items-start gap-1 [overflow-wrap:anywhere]">
      <Avatar name={name} src={other?.photo} of={kind === 'group' ? 'group' : 'person'} size="lg" />
      <p className="mt-2 font-strong">{name}</p>
      {other?.activity && <p className="text-xs text-river-ink">{t('activity', other.activity)}</p>}
      {headline && <p className="text-sm text-ink-2">{headline}</p>}
      {place && <p className="text-sm text-ink-2">{place}</p>}
      {about && (
        <Link to={about.path} className="link inline-flex min-h-target items-center text-sm">
          {t('thread.about', { kind: about.kind, title: about.title })}
        </Link>
      )}
      {other?.slug && (
        <Link to={`/profile/${other.slug}`} className="link inline-flex min-h-target items-center text-sm">
          {t('thread.profile')}
        </Link>
      )}
    </div>
  )
}

function People({ conversation, member, group }: Omit<Props, 'onClose'> & { group: readonly Act[] }) {
  const t = useText()
  const others = conversation.members.filter(({ id }) => id !== member)
  return (
    <section aria-labelledby="column-people">
      <Title id="column-people" text={t('thread.members', { count: conversation.members.length })} />
      <ul>
        {others.slice(0, SHOWN).map(({ id, name, slug, photo, isOrganiser }) => (
          <li key={id} className="flex min-h-target items-center gap-3 py-1 text-sm">
            <Avatar name={name} src={photo} size="sm" />
            <span className="min-w-0 leading-ui [overflow-wrap:anywhere]">
              {slug ? (
                <Link to={`/profile/${slug}`} className="target text-ink no-underline hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
              {isOrganiser && !conversation.isTeam && (
                <span className="block text-xs text-ink-3">{t('group.organiser')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ActList acts={group} />
    </section>
  )
}

function ActList({ acts }: { acts: readonly Act[] }) {
  return (
    <ul className="-mx-3">
      {acts.map(({ text, onSelect }) => (
        <li key={text}>
          <Button small look="quiet" onClick={onSelect}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
