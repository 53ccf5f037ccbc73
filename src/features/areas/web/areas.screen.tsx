import { Suspense, useState } from 'react'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type AreaRow, listAreas, REASON_MAX, updateArea } from '../contract/areas.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.switches, chrome: 'noFooter', protected: true }

/** The areas of the product that staff may switch off. */
export default function AreasScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Areas />
    </Suspense>
  )
}

function Areas() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listAreas, { locale, staleTime: 0 })
  return (
    <SettingsFrame title={titles.switches[locale]} lead={t('lead')}>
      <QueryState query={query}>
        {({ areas }) => (
          <ul className="max-w-[44rem]">
            {areas.map((area) => (
              <li key={area.id} className="border-t border-line last:border-b">
                <AreaSwitch area={area} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </SettingsFrame>
  )
}

function AreaSwitch({ area }: { area: AreaRow }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { busy, act } = useAct({ refresh: [listAreas.path] })
  const { id, title } = area
  const change = (isResting: boolean, reason?: string) =>
    act(
      () => call(updateArea, { params: { id }, body: { isResting, ...(reason && { reason }) } }),
      t(isResting ? 'switchedOff' : 'switchedOn', { title }),
    )
  return (
    <>
      <Switch
        name={id}
        label={title}
        help={<Hint area={area} />}
        checked={area.since === null}
        disabled={busy}
        onChange={({ currentTarget }) => (currentTarget.checked ? void change(false) : setAsking(true))}
      />
      {isAsking && (
        <ReasonDialog
          draft={`area-${id}`}
          title={t('offTitle', { title })}
          closeLabel={t('close')}
          act={t('off')}
          busy={busy && t('busy')}
          reason={{
            label: t('reason'),
            help: t('reasonHelp'),
            least: 3,
            most: REASON_MAX,
            short: t('short'),
          }}
          onAct={(reason) => change(true, reason)}
          onClose={() => setAsking(false)}
        >
          <p className="text-sm text-ink-2">{area.hint}</p>
          <p className="text-sm text-ink-2">{t('offText')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

function Hint({ area: { hint, since, by } }: { area: AreaRow }) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      {hint}
      <span className="mt-1 block">
        {since === null ? (
          t('on')
        ) : (
          <b className="text-sun-ink">
            {t('since', { date: formatDate(new Date(since), locale) })}
            {by !== null && t('by', { name: by })}
          </b>
        )}
      </span>
    </>
  )
}
