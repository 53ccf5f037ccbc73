import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  decideAbsence,
  listAbsenceAppeals,
  type Outcome,
} from '../../contract/absences/absences.endpoints.ts'
import { REASON_MAX } from '../../contract/kinds.ts'
import { useMemberText } from '../use-member-text.ts'
import { useAbsenceText } from './use-absence-text.ts'

type Appeal = ResponseOf<typeof listAbsenceAppeals>['appeals'][number]

/** What people say to absences that others reported; staff decide on each. */
export function AbsenceAppeals() {
  const t = useAbsenceText()
  const query = useEndpoint(listAbsenceAppeals, { staleTime: 0 })
  return (
    <section id="appeals" aria-labelledby="appeals-title" className="mt-10 scroll-mt-24">
      <h2 id="appeals-title" className="text-lg">
        {t('appeals')}
      </h2>
      <QueryState query={query}>
        {({ appeals }) =>
          appeals.length === 0 ? (
            <p className="text-sm text-ink-2">{t('noAppeals')}</p>
          ) : (
            <ul>
              {appeals.map((appeal) => (
                <Row key={appeal.id} appeal={appeal} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}

function Row({ appeal: { id, name, side, by, topic, at, step, appeal } }: { appeal: Appeal }) {
  const t = useAbsenceText()
  const words = useMemberText()
  const locale = useLocale()
  const [decision, setDecision] = useState<Outcome>()
  const { busy, act } = useAct({ refresh: ['/api/admin/mentorship/absences'], failed: words('general') })
  const day = `${formatLongDate(new Date(at), locale)}, ${formatTime(new Date(at))}`
  return (
    <li className="grid justify-items-start gap-1.5 border-t border-line py-3 first:border-t-0">
      <p className="font-strong [overflow-wrap:anywhere]">{name}</p>
      <p className="text-sm text-ink-2 [overflow-wrap:anywhere] first-letter:uppercase">
        {topic ? t('group', { topic: readText(topic, locale).text, when: day }) : day},{' '}
        {t(`appealSteps.${step}`)}, {t('appealFacts', { side, by: by ?? t('nobody') })}
      </p>
      <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{appeal}</p>
      <div className="flex flex-wrap gap-2">
        <Button small aria-label={t('decide.lift', { name })} onClick={() => setDecision('lift')}>
          {t('lift')}
        </Button>
        <Button
          small
          look="quiet"
          aria-label={t('decide.keep', { name })}
          onClick={() => setDecision('keep')}
        >
          {t('keep')}
        </Button>
      </div>
      {decision && (
        <ReasonDialog
          draft={`mentorship.absence-decision.${id}`}
          title={t(`decide.${decision}`, { name })}
          closeLabel={words('close')}
          act={t(decision)}
          look={decision === 'lift' ? 'river' : 'harm'}
          busy={busy && words('busy')}
          reason={{
            label: t('why'),
            help: t('whyHelp'),
            least: decision === 'keep' ? 1 : 0,
            most: REASON_MAX,
            short: t('whyMissing'),
          }}
          onAct={(reason) =>
            act(() => call(decideAbsence, { params: { id }, body: { decision, reason } }), t('decided'))
          }
          onClose={() => setDecision(undefined)}
        />
      )}
    </li>
  )
}
