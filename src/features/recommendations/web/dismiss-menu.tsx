import { useQueryClient } from '@tanstack/react-query'
import { ThumbsDown } from 'lucide-react'
import type { Card } from '#features/opportunities/contract/card.ts'
import { DISMISS_REASONS, type DismissReason } from '#features/opportunities/contract/kinds.ts'
import { dismissOpportunity } from '#features/opportunities/contract/member.endpoints.ts'
import { readText } from '#features/profiles/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { listRecommendations, type Recommendations } from '../contract/recommendations.endpoints.ts'
import { useText } from './use-text.ts'

/** "Not for me", with the reason in the same press; gone at once, and back by one more. */
export function DismissMenu({ opportunity, onGone }: { opportunity: Card; onGone: () => void }) {
  const t = useText()
  const locale = useLocale()
  const queries = useQueryClient()
  const { id } = opportunity
  const label = t('dismiss.label', { title: readText(opportunity.title, locale).text })
  const lists = { queryKey: [listRecommendations.path] }
  async function say(reason: DismissReason | null) {
    try {
      await call(dismissOpportunity, { params: { id }, body: { dismissed: reason !== null, reason } })
      if (reason === null) toast({ title: t('dismiss.undone') })
      else
        toast({
          title: t('dismiss.done'),
          action: (
            <Button small onClick={() => void say(null)}>
              {t('dismiss.undo')}
            </Button>
          ),
        })
    } catch (error) {
      toast({ title: errorText(error, t('dismiss.failed')), variant: 'destructive' })
    }
    await queries.invalidateQueries(lists)
  }
  function remove(reason: DismissReason) {
    queries.setQueriesData<Recommendations>(
      lists,
      (before) =>
        before?.suggestions && {
          ...before,
          suggestions: before.suggestions.filter((one) => one.opportunity.id !== id),
        },
    )
    // What had the focus is gone.
    onGone()
    void say(reason)
  }
  return (
    <Menu
      label={label}
      heading={t('dismiss.heading')}
      items={DISMISS_REASONS.map((reason) => ({
        text: t(`dismiss.${reason}`),
        onSelect: () => remove(reason),
      }))}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={label}
          title={t('dismiss.short')}
          className="inline-grid size-target flex-none place-items-center rounded-control border border-edge text-ink hover:bg-sunken"
        >
          <ThumbsDown aria-hidden strokeWidth={1.75} size={20} />
        </button>
      )}
    />
  )
}
