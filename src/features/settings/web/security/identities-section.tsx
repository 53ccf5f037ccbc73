import { lookToken } from '#platform/web/api/stored-tokens.ts'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Section } from '../frame/section.tsx'
import { useText } from '../use-text.ts'
import { IdentityRow } from './identity-row.tsx'
import { useIdentities } from './use-identities.ts'
import type { SectionProps } from '#platform/web/registration.ts'

export function IdentitiesSection(section: SectionProps) {
  const t = useText()
  return (
    <Section {...section} text={t('identities.text')}>
      {lookToken() ? <Note>{t('identities.look')}</Note> : <Identities />}
    </Section>
  )
}

function Identities() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useIdentities()
  if (isError && !data) {
    return (
      <ErrorState
        title={t('identities.failed')}
        text={t('failedText')}
        action={
          <Button small busy={isFetching && t('loading')} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  if (!data) return <SkeletonRow />
  if (data.identities.length === 0) return <p className="text-sm text-ink-2">{t('identities.none')}</p>
  return (
    <ul className="border-t border-line">
      {data.identities.map((identity) => (
        <IdentityRow key={identity.id} identity={identity} />
      ))}
    </ul>
  )
}
