import { impersonationToken } from '#platform/web/api/stored-tokens.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Section } from '../frame/section.tsx'
import { useText } from '../use-text.ts'
import { IdentityRow } from './identity-row.tsx'
import { LinkButton } from './link-button.tsx'
import { useIdentities } from './use-identities.ts'
import type { SectionProps } from '#platform/web/registration.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'

export function IdentitiesSection(section: SectionProps) {
  const t = useText()
  return (
    <Section {...section} text={t('identities.text')}>
      {impersonationToken() ? <Note>{t('identities.impersonating')}</Note> : <Identities />}
    </Section>
  )
}

function Identities() {
  const t = useText()
  const query = useIdentities()
  const { data } = query
  if (!data)
    return <QueryState query={query} small title={t('identities.failed')} waiting={<SkeletonRow />} />
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.identities.length === 0 ? (
        <p className="text-sm text-ink-2">{t('identities.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {data.identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} />
          ))}
        </ul>
      )}
      <LinkButton />
    </div>
  )
}
