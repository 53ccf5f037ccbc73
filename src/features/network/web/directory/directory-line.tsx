import { Users } from 'lucide-react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { DirectoryPerson } from '../../contract/directory.endpoints.ts'
import { PersonLine } from '../overview/person-line.tsx'
import { ConnectButton } from '../relation/connect-button.tsx'
import { RelationMenu } from '../relation/relation-menu.tsx'
import { useMutualText } from '../relation/use-mutual-text.ts'
import { useText } from '../use-text.ts'

/** A person of the directory: skills, shared connections and the next step. */
export function DirectoryLine({
  found,
  skill: filterKey,
}: {
  found: DirectoryPerson
  skill: string | undefined
}) {
  const t = useText()
  const locale = useLocale()
  const { person, skills, state, following, mutual } = found
  const shared = useMutualText()(mutual)
  return (
    <PersonLine
      person={person}
      aside={<RelationMenu person={person} relation={{ state, following, muted: false }} />}
    >
      {skills.length > 0 && (
        <ul
          aria-label={t('directory.skills', { name: person.name })}
          className="mt-1.5 flex flex-wrap gap-1.5"
        >
          {skills.map(({ key, names }) => (
            <li key={key}>
              <Chip tone={key === filterKey ? 'have' : 'neutral'}>{names[locale]}</Chip>
            </li>
          ))}
        </ul>
      )}
      {shared && (
        <p className="mt-1.5 flex items-center gap-1.5 text-xs text-ink-2">
          <Users className="size-4 flex-none" aria-hidden />
          {shared}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {state === 'connected' ? (
          <Chip tone="have">{t('directory.connected')}</Chip>
        ) : (
          <ConnectButton person={person} state={state} />
        )}
      </div>
    </PersonLine>
  )
}
