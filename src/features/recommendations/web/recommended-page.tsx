import { Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { KINDS } from '#features/opportunities/contract/kinds.ts'
import { useOpportunityText } from '#features/opportunities/web/index.ts'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { PageHead } from './page-head.tsx'
import { ListWaiting, SuggestionList } from './suggestion-list.tsx'
import { useText } from './use-text.ts'
import { WeightsPanel } from './weights-panel.tsx'

/** The suggestions for the member, with their reasons and the member's weights. */
export function RecommendedPage() {
  const t = useText()
  const words = useOpportunityText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useSearchParams()
  const kind = KINDS.find((one) => one === search.get('kind'))
  return (
    <main
      id="main"
      className="wrap grid gap-x-10 gap-y-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_17rem] lg:pt-8"
    >
      <PageHead ref={heading} title={t('title')} intro={t('intro')} />
      <div className="min-w-0">
        <PickStrip
          label={t('filter')}
          value={kind ?? ''}
          options={[
            { value: '', text: t('all') },
            ...KINDS.map((value) => ({ value, text: words(`kinds.${value}`) })),
          ]}
          onChange={(value) => setSearch(value ? { kind: value } : {}, { replace: true })}
          className="pb-3"
        />
        {/* The words of a row come with the first row: only the list waits for them, not the page around it. */}
        <Suspense fallback={<ListWaiting />}>
          <SuggestionList kind={kind} onGone={() => heading.current?.focus()} />
        </Suspense>
      </div>
      <WeightsPanel />
    </main>
  )
}
