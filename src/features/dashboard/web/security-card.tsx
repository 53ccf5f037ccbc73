import { CircleAlert, CircleCheck } from 'lucide-react'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import type { DashboardFact } from '../contract/dashboard.endpoints.ts'
import { RowList } from './row-list.tsx'
import { useText } from './use-text.ts'

/** What keeps the account safe, and what the person should have a look at. */
export function SecurityCard({ facts }: { facts: readonly DashboardFact[] }) {
  const t = useText()
  return (
    <section aria-labelledby="security-title" className="min-w-0 lg:col-span-4">
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
    </section>
  )
}
