import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Part } from '#platform/web/ui/blocks/part.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getOrganisationForCheck, type OrganisationForCheck } from '../../contract/admin.endpoints.ts'
import { PlaceLine } from '../view/place-line.tsx'
import { StateChip } from '../view/state-chip.tsx'
import { useText } from '../use-text.ts'
import { DecideForm } from './decide-form.tsx'

/** The facts about one organisation beside the queue, and the decision. */
export function CheckSheet({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText()
  const query = useEndpoint(getOrganisationForCheck, {
    params: { id: id ?? '' },
    enabled: id !== undefined,
    staleTime: 0,
  })
  return (
    <Sheet
      open={id !== undefined}
      onClose={onClose}
      title={query.data?.card.name ?? t('admin.title')}
      closeLabel={t('close')}
    >
      <QueryState query={query}>
        {(data) => <Detail key={data.card.id} organisation={data} onDone={onClose} />}
      </QueryState>
    </Sheet>
  )
}

function Detail({ organisation, onDone }: { organisation: OrganisationForCheck; onDone: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { card, details, people, history, namesakes, suspended, state } = organisation
  const { text } = readText(details.about, locale)
  return (
    <div className="grid gap-6">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <StateChip state={state} suspended={suspended} />
          <PlaceLine card={card} area />
        </p>
        {text && <p className="mt-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
        {!suspended && (
          <a
            className="link inline-flex min-h-target items-center text-sm"
            href={`/organisations/${card.slug}`}
            target="_blank"
            rel="noopener"
          >
            {t('admin.page')}
          </a>
        )}
      </div>
      {namesakes.length > 0 && (
        <Note tone="sun">
          <p>{t('admin.namesakes')}</p>
          <p>{namesakes.map(({ name, slug }) => `${name} (${slug})`).join(', ')}</p>
        </Note>
      )}
      <Part title={t('admin.facts')}>
        <dl className="grid gap-1 text-sm">
          <Fact name={t('fields.register')} value={details.registerNumber} />
          <Fact
            name={t('fields.website')}
            value={
              details.website &&
              `${details.website} (${t(organisation.domainProved ? 'admin.domain' : 'admin.noDomain')})`
            }
          />
          <Fact name={t('fields.address')} value={details.address} />
          <Fact name={t('fields.email')} value={details.email} />
          <Fact name={t('fields.phone')} value={details.phone} />
        </dl>
      </Part>
      <Part title={t('admin.people')}>
        <ul className="text-sm">
          {people.map(({ name, email, role }) => (
            <li key={email} className="py-1 [overflow-wrap:anywhere]">
              {[name, email, t(`roles.${role}`)].join('\u00a0· ')}
            </li>
          ))}
        </ul>
      </Part>
      {history.length > 0 && (
        <Part title={t('admin.history')}>
          <ul className="text-sm">
            {history.map(({ decision, reason, note, by, at }) => (
              <li key={at} className="py-1 [overflow-wrap:anywhere]">
                <b className="font-strong">{t(`admin.decisions.${decision}`)}</b>{' '}
                <span className="text-ink-2">
                  {t('admin.by', { who: by ?? t('admin.nobody'), date: formatDate(new Date(at), locale) })}
                </span>
                {reason && <span className="block">{t(`reasons.${reason}`)}</span>}
                {note && <span className="block">{note}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <DecideForm organisation={organisation} onDone={onDone} />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  if (!value) return null
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
