import { byLetters } from '#platform/contract/letter-order.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { useEndpoint, useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { CALL_PHASES } from '../../contract/call.ts'
import {
  listCallHolders,
  listManagedCalls,
  type ManagedCall,
} from '../../contract/managed-calls.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useManageText } from '../use-manage-text.ts'
import { useText } from '../use-text.ts'
import { PHASE_TONE } from './phase-tone.ts'

/** Lists the calls that the member looks after, by phase and place. */
export function ManagedList() {
  const t = useManageText()
  const words = useText()
  const { search, ask } = useAddressFilter<'phase' | 'place'>()
  const holders = useEndpoint(listCallHolders)
  const phase = CALL_PHASES.find((one) => one === search.get('phase'))
  const places = [...new Set(holders.data?.banks.flatMap(({ municipalities }) => municipalities))]
  const municipality = places.find((one) => one === search.get('place'))
  const list = useEndpointPages(listManagedCalls, {
    query: { ...(phase && { phase }), ...(municipality && { municipality }) },
    cursor: 'before',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const calls = list.data?.pages.flatMap((page) => page.calls)
  if (calls?.length === 0 && !phase && !municipality) return <None isHolder={places.length > 0} />
  return (
    <>
      <div role="group" aria-label={t('list.filter')} className="strip mb-4 flex gap-2">
        <Pick pressed={!phase} className="flex-none" onClick={() => ask('phase', '')}>
          {t('list.all')}
        </Pick>
        {CALL_PHASES.map((one) => (
          <Pick key={one} pressed={phase === one} className="flex-none" onClick={() => ask('phase', one)}>
            {words(`phases.${one}`)}
          </Pick>
        ))}
      </div>
      {(holders.data?.banks.length ?? 0) > 1 && (
        <Select
          name="place"
          label={t('list.place')}
          empty={t('list.all')}
          value={municipality ?? ''}
          options={places
            .map((id) => ({ value: id, text: findMunicipality(id)?.name ?? id }))
            .toSorted((one, other) => byLetters(one.text, other.text))}
          onChange={(event) => ask('place', event.target.value)}
          className="mb-4 max-w-xs"
        />
      )}
      {calls?.length === 0 && <EmptyState title={t('list.noneHere')} />}
      <ul>
        {calls?.map((call) => (
          <ManagedRow key={call.id} call={call} />
        ))}
      </ul>
      <ListFoot list={list} />
    </>
  )
}

function None({ isHolder }: { isHolder: boolean }) {
  const t = useManageText()
  if (isHolder) return <EmptyState title={t('list.none')} text={t('list.noneText')} />
  return (
    <EmptyState
      title={t('list.nobody')}
      text={t('list.nobodyText')}
      action={<ButtonLink to="/ob">{t('list.banks')}</ButtonLink>}
    />
  )
}

function ManagedRow({ call }: { call: ManagedCall }) {
  const t = useManageText()
  const words = useText()
  const { say, km, date, time } = useCallWords()
  const { slug, phase, title, bank, programme, dates, fund, begun, sent, unpublished } = call
  const { deadline } = dates
  const facts = [
    bank ?? say(programme),
    deadline &&
      t('list.deadline', { date: words('when.moment', { date: date(deadline), time: time(deadline) }) }),
    fund > 0 && t('list.fund', { fund: km(fund) }),
    begun > 0 && t('list.begun', { count: begun }),
    begun > 0 && t('list.sent', { count: sent }),
  ].filter(Boolean)
  const name = say(title) || t('untitled')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="text-md [overflow-wrap:anywhere]">
          <Link className="hover:underline" to={`/calls/${slug}/edit`}>
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {unpublished && phase !== 'draft' && <Chip tone="sun">{t('list.unpublished')}</Chip>}
        <Chip tone={PHASE_TONE[phase]}>{words(`phases.${phase}`)}</Chip>
        {sent > 0 && (
          <Link
            className="link inline-flex min-h-target items-center text-sm"
            to={`/calls/${slug}/applications`}
          >
            {t('list.applications')}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
        {phase !== 'draft' && (
          <a className="link inline-flex min-h-target items-center text-sm" href={`/calls/${slug}`}>
            {t('list.see')}
            <span className="sr-only">: {name}</span>
          </a>
        )}
      </div>
    </li>
  )
}
