import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useText } from '../use-text.ts'

/** The empty feed. */
export function NoPosts() {
  const t = useText()
  return (
    <EmptyState
      drawing="feed"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<ButtonLink to="/network">{t('empty.people')}</ButtonLink>}
    />
  )
}
