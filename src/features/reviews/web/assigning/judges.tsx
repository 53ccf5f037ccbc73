import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  removeSubstitute,
  getJudges,
  type Judge,
  addSubstitute,
} from '../../contract/substitutes.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

/** Two people sign, so a call with fewer than two without a conflict stands still. */
const SIGNATURES = 2

/** For staff: the people who may decide in a call, and substitutes where there are too few. */
export function Judges({ slug }: { slug: string }) {
  const t = useText()
  const query = useEndpoint(getJudges, { params: { slug } })
  return (
    <section aria-labelledby="judges" className="mt-10">
      <h2 id="judges" className="text-xl">
        {t('judges.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-2">{t('judges.lead')}</p>
      <QueryState query={query}>
        {({ judges, free }) => (
          <>
            {free < SIGNATURES && (
              <Note className="mb-4" tone="sun">
                <p>{t('judges.few', { free })}</p>
              </Note>
            )}
            <ul className="border-b border-line">
              {judges.map((judge) => (
                <JudgeRow key={judge.id} slug={slug} judge={judge} />
              ))}
            </ul>
            <SubstituteForm slug={slug} />
          </>
        )}
      </QueryState>
    </section>
  )
}

function JudgeRow({ slug, judge: { id, name, substitute, conflict } }: { slug: string; judge: Judge }) {
  const t = useText()
  const { busy, act } = useReviewAct()
  const dismiss = () => call(removeSubstitute, { params: { slug, user: id } })
  return (
    <li className="flex min-h-target flex-wrap items-center gap-3 border-t border-line py-2">
      <span className="grow">{name}</span>
      {substitute && <Chip tone="have">{t('judges.substitute')}</Chip>}
      <Chip tone={conflict ? 'line' : 'neutral'}>{t(conflict ? 'judges.conflict' : 'judges.free')}</Chip>
      {substitute && (
        <Button
          look="quiet"
          small
          busy={busy && t('judges.dismissing')}
          aria-label={t('judges.dismissOne', { name })}
          onClick={() => void act(dismiss, t('judges.dismissed'))}
        >
          {t('judges.dismiss')}
        </Button>
      )}
    </li>
  )
}

function SubstituteForm({ slug }: { slug: string }) {
  const t = useText()
  const queries = useQueryClient()
  const form = useForm({
    labels: { email: t('judges.email') },
    validate: (data) => (fieldText(data, 'email') === '' ? { email: t('judges.emailMissing') } : {}),
    send: async (data) => {
      const email = fieldText(data, 'email').trim()
      const judges = await call(addSubstitute, { params: { slug }, body: { email } })
      queries.setQueryData(endpointKey(getJudges, { params: { slug } }), judges)
    },
    explain: (error) => errorText(error, t('judges.failed')),
  })
  return (
    <form {...form.props} className="mt-4 grid max-w-md gap-3">
      <TextInput
        label={t('judges.email')}
        help={t('judges.emailHelp')}
        error={form.errors.email}
        name="email"
        type="email"
        autoComplete="off"
      />
      <FormProblem text={form.problem} />
      <Button type="submit" busy={form.busy && t('judges.naming')}>
        {t('judges.name')}
      </Button>
    </form>
  )
}
