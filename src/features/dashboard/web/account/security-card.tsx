import { CircleAlert, CircleCheck } from 'lucide-react'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import type { Dashboard } from '../../contract/dashboard.endpoints.ts'
import { RowList } from './row-list.tsx'
import { useCardText } from '../use-card-text.ts'

/** What keeps the account safe, and what the person should have a look at. */
export function SecurityCard({ dashboard: { facts } }: { dashboard: Dashboard }) {
  const t = useCardText()
  return (
    <>
      <SectionHeading id="security-title" title={t('security.title')} />
      <RowList
        rows={facts.map(({ id, path, text, state }) => ({
          id,
          path,
          text,
          icon:
            state === 'fine' ? (
              <CircleCheck className="text-river-ink" aria-hidden />
            ) : (
              <CircleAlert className="text-sun-ink" aria-hidden />
            ),
        }))}
      />
    </>
  )
}
