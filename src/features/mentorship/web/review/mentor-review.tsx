import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { htmlLang, LOCALES } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { DecisionForm } from '#platform/web/editing/decision-form.tsx'
import { ReviewSheet } from '#platform/web/editing/review-sheet.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { REASON_MAX } from '../../contract/kinds.ts'
import { decideMentor, getReviewedMentor } from '../../contract/review.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { useText } from '../use-text.ts'

type Reviewed = ResponseOf<typeof getReviewedMentor>
type Props = { id: string; onClose: () => void; onDone: () => void }

/** Reviews a mentor: the profile, and apart from it the check for people under 18. */
export function MentorReview({ id, onClose, onDone }: Props) {
  const t = useMemberText()
  const query = useEndpoint(getReviewedMentor, { params: { id }, gcTime: 0, staleTime: 0 })
  return (
    <ReviewSheet
      query={query}
      title={query.data?.name ?? t('review.queue')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {(reviewed) => <Judged reviewed={reviewed} onDone={onDone} />}
    </ReviewSheet>
  )
}

function Judged({ reviewed, onDone }: { reviewed: Reviewed; onDone: () => void }) {
  const t = useMemberText()
  const words = useText()
  const [minors, setMinors] = useState(false)
  const { id, version, profile, skills, asksForMinors, state } = reviewed
  const { about, topics, languages, formats, municipality, town, link, zone, weekly } = profile
  const rows: [string, string][] = [
    [words('page.topics'), topics.map((topic) => words(`topics.${topic}`)).join(', ')],
    [words('page.skills'), skills.join(', ')],
    [words('page.languages'), languages.map((one) => words(`languages.${one}`)).join(', ')],
    [words('page.meeting'), formats.map((format) => words(`formats.${format}`)).join(', ')],
    [t('own.where'), [town, findMunicipality(municipality)?.name].filter(Boolean).join(', ')],
    [t('review.zone'), zone],
    [
      t('review.hours'),
      weekly.map(({ day, from, to }) => `${t(`own.days.d${day as 1}`)} ${from}-${to}`).join(', '),
    ],
    [t('review.link'), link],
  ]
  return (
    <div className="grid gap-4">
      {LOCALES.filter((language) => about[language].trim() !== '').map((language) => (
        <p key={language} lang={htmlLang(language)} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {about[language]}
        </p>
      ))}
      <dl className="grid gap-2 text-sm">
        {rows
          .filter(([, fact]) => fact !== '')
          .map(([term, fact]) => (
            <div key={term}>
              <dt className="text-xs text-ink-2">{term}</dt>
              <dd className="[overflow-wrap:anywhere]">{fact}</dd>
            </div>
          ))}
      </dl>
      {(state === 'waiting' || asksForMinors) && (
        <DecisionForm
          words={{
            reason: t('review.reason'),
            help: t('review.reasonHelp'),
            missing: t('review.reasonMissing'),
            publish: t('review.approve'),
            return: t('review.return'),
            busy: t('review.busy'),
            failed: t('general'),
          }}
          reasonMax={REASON_MAX}
          refresh={['/api/admin/mentors', '/api/public/mentors']}
          onDone={onDone}
          decide={async ({ publishes, reason }) => {
            const decision = publishes ? 'approve' : 'return'
            await call(decideMentor, {
              params: { id },
              ifMatch: `"${version}"`,
              body: { decision, reason, minors },
            })
            return t(publishes ? 'review.approved' : 'review.returned')
          }}
        >
          {asksForMinors && (
            <Checkbox
              name="minors"
              label={t('review.checkMinors')}
              help={t('review.checkHelp')}
              checked={minors}
              onChange={(event) => setMinors(event.target.checked)}
            />
          )}
        </DecisionForm>
      )}
    </div>
  )
}
