import { CircleAlert, CircleCheck } from 'lucide-react'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { RowList } from './row-list.tsx'
import { useCardText } from '../use-card-text.ts'
import { useDashboardContext } from '../dashboard-context.ts'

/** Lists the account's security settings, and those that need a look. */
export function SecurityCard() {
  const { facts } = useDashboardContext()
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
