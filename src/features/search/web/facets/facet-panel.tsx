import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { KindSign } from '#features/opportunities/web/index.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Criteria } from '../../contract/criteria.ts'
import type { Facets } from '../../contract/search.endpoints.ts'
import { toggled, type View } from '../list/hrefs.ts'
import { useNames } from '../list/use-names.ts'
import { useText } from '../use-text.ts'
import { FacetGroup, FacetLink } from './facet-group.tsx'
import { PlaceForm } from './place-form.tsx'

type PanelProps = {
  criteria: Criteria
  facets: Facets | null
  total: number | null
  totalAbout: boolean
  view: View
  filters: number
  /** The member's surroundings, among the places. */
  near?: ReactNode
  /** Further content beside the button on a phone. */
  children?: ReactNode
}

/** All filters with their counts: beside the list on wide screens, in a sheet on phones, with or without script. */
export function FacetPanel({
  criteria,
  facets,
  total,
  totalAbout,
  view,
  filters,
  near,
  children,
}: PanelProps) {
  const t = useText()
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useBackStep(isOpen, () => panel.current?.hidePopover())
  return (
    <>
      <div className="print:hidden sticky top-bar z-10 -mx-gutter flex items-center gap-3 bg-paper px-gutter py-2 lg:hidden">
        <button
          type="button"
          popoverTarget="filters"
          className={`${buttonClass({ small: true })} flex-none whitespace-nowrap`}
        >
          <SlidersHorizontal aria-hidden />
          {t('filters.open', { count: filters })}
        </button>
        <div className="ml-auto flex flex-none items-center gap-2">{children}</div>
      </div>
      <aside
        ref={panel}
        id="filters"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        aria-label={t('filters.title')}
        className="w-full max-w-none overscroll-contain bg-surface text-ink backdrop:bg-scrim max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:m-0 max-lg:max-h-[85dvh] max-lg:overflow-y-auto max-lg:rounded-t-sheet max-lg:px-gutter max-lg:pt-4 max-lg:shadow-lift lg:static lg:block lg:bg-transparent lg:pt-1"
      >
        <div className="flex items-center justify-between">
          <h2 className="text-md lg:sr-only">{t('filters.title')}</h2>
          <IconButton
            icon={<X />}
            label={t('filters.close')}
            popoverTarget="filters"
            popoverTargetAction="hide"
            className="-mr-3 lg:hidden"
          />
        </div>
        {facets && <Groups criteria={criteria} facets={facets} view={view} near={near} />}
        <div className="sticky bottom-0 -mx-gutter border-t border-line bg-surface px-gutter py-3 lg:hidden">
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            className={buttonClass({ look: 'river', wide: true })}
          >
            {t(totalAbout ? 'filters.showAbout' : 'filters.show', { count: total ?? 0 })}
          </button>
        </div>
      </aside>
    </>
  )
}

function Groups({
  criteria,
  facets,
  view,
  near,
}: {
  criteria: Criteria
  facets: Facets
  view: View
  near: ReactNode
}) {
  const t = useText()
  const locale = useLocale()
  const { payName } = useNames()
  const { kind, mode, contract, language, skill, pay, deadline, firstJob } = criteria
  const { about } = facets
  const to = (change: Partial<Criteria>) => ({ criteria: { ...criteria, ...change }, view, about })
  return (
    <div className="grid gap-5 pb-5">
      {about && <p className="text-xs text-ink-2">{t('filters.aboutHelp')}</p>}
      <FacetGroup title={t('facet.kind')}>
        {facets.kind.map(({ value, count }) => (
          <FacetLink
            key={value}
            name={t(`kind.${value}`)}
            sign={<KindSign kind={value} />}
            count={count}
            on={kind.includes(value)}
            {...to({ kind: toggled(kind, value) })}
          />
        ))}
      </FacetGroup>
      <FacetGroup title={t('facet.place')}>
        {near && <Suspense>{near}</Suspense>}
        <PlaceForm criteria={criteria} facets={facets} view={view} />
        {facets.mode.map(({ value, count }) => (
          <FacetLink
            key={value}
            name={t(`mode.${value}`)}
            count={count}
            on={mode.includes(value)}
            {...to({ mode: toggled(mode, value) })}
          />
        ))}
      </FacetGroup>
      <FacetGroup title={t('facet.terms')}>
        {(facets.firstJob > 0 || firstJob) && (
          <FacetLink
            name={t('facet.firstJob')}
            count={facets.firstJob}
            on={firstJob}
            {...to({ firstJob: !firstJob })}
          />
        )}
        {facets.contract.map(({ value, count }) => (
          <FacetLink
            key={value}
            name={t(`contract.${value}`)}
            count={count}
            on={contract.includes(value)}
            {...to({ contract: toggled(contract, value) })}
          />
        ))}
      </FacetGroup>
      {facets.pay.length > 0 && (
        <FacetGroup title={t('facet.pay')}>
          {facets.pay.map(({ value, count }) => (
            <FacetLink
              key={value}
              name={payName(value)}
              count={count}
              on={pay === value}
              {...to({ pay: pay === value ? null : value })}
            />
          ))}
        </FacetGroup>
      )}
      {facets.deadline.length > 0 && (
        <FacetGroup title={t('facet.deadline')}>
          {facets.deadline.map(({ value, count }) => (
            <FacetLink
              key={value}
              name={t(`deadline.${value}`)}
              count={count}
              on={deadline === value}
              {...to({ deadline: deadline === value ? null : value })}
            />
          ))}
        </FacetGroup>
      )}
      {facets.skill.length > 0 && (
        <FacetGroup title={t('facet.skill')}>
          {facets.skill.map(({ value, name, count }) => (
            <FacetLink
              key={value}
              name={name[locale]}
              count={count}
              on={skill.includes(value)}
              {...to({ skill: toggled(skill, value).toSorted() })}
            />
          ))}
        </FacetGroup>
      )}
      {facets.language.length > 0 && (
        <FacetGroup title={t('facet.language')}>
          {facets.language.map(({ value, count }) => (
            <FacetLink
              key={value}
              name={t(`language.${value}`)}
              count={count}
              on={language.includes(value)}
              {...to({ language: toggled(language, value) })}
            />
          ))}
        </FacetGroup>
      )}
    </div>
  )
}
