import { Link } from 'react-router'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Conversation } from '../../contract/message.ts'
import { nameOf, otherIn } from '../name-of.ts'
import { useText } from '../use-text.ts'

type Props = {
  conversation: Conversation
  member: string
  openers: readonly string[]
  onChoose(line: string): void
}

/**
 * The start of an empty conversation: the other member, the rules of writing here, its readers, and first lines to choose
 * from.
 */
export function Beginning({ conversation, member, openers, onChoose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { kind, card } = conversation
  const name = nameOf(conversation, member, t('thread.gone'))
  const other = otherIn(conversation, member)
  const facts = [
    card?.headline && readText(card.headline, locale).text,
    findMunicipality(card?.municipality ?? null)?.name,
  ].filter(Boolean)
  const others = conversation.members.filter(({ id }) => id !== member).map((one) => one.name)
  return (
    <div className="mx-auto grid min-h-full max-w-md content-center justify-items-center gap-3 py-6 text-center">
      <Avatar name={name} src={other?.photo} of={kind === 'group' ? 'group' : 'person'} size="lg" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 className="text-lg">{name}</h2>
        {facts.length > 0 && <p className="text-sm text-ink-2">{facts.join('\u00a0· ')}</p>}
        {kind === 'group' && others.length > 0 && (
          <p className="text-sm text-ink-2">{t('beginning.with', { names: others.join(', ') })}</p>
        )}
        {other?.slug && (
          <Link to={`/profile/${other.slug}`} className="link inline-flex min-h-target items-center text-sm">
            {t('thread.profile')}
          </Link>
        )}
      </div>
      <p className="text-sm text-ink-2">{t(`beginning.${stateOf(conversation)}`)}</p>
      {openers.length > 0 && (
        <div role="group" aria-labelledby="openers" className="mt-1 grid w-full justify-items-center gap-2">
          <p id="openers" className="text-xs text-ink-2">
            {t('beginning.choose')}
          </p>
          {openers.map((line) => (
            <Button
              key={line}
              small
              className="max-w-full text-left font-body [overflow-wrap:anywhere]"
              onClick={() => onChoose(line)}
            >
              {line}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

function stateOf({ own, kind, isTeam, lastSeq }: Conversation) {
  if (own.state === 'left') return 'left'
  if (lastSeq > 0) return 'late'
  if (isTeam) return 'team'
  if (kind === 'group') return 'group'
  if (own.mayWrite !== 'yes') return 'closed'
  return own.isRequest ? 'request' : 'direct'
}
