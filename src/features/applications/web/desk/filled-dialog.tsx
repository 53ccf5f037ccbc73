import { useState } from 'react'
import { type Bilingual, isBlank } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getFilling, submitFilling } from '../../contract/deciding.endpoints.ts'
import { MESSAGE_MAX } from '../../contract/desk-limits.ts'
import { PLACEHOLDERS } from '../../contract/placeholders.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'
import { refusedPlaceholders } from '../refused-placeholders.ts'

type Props = { opportunity: string; onClose: () => void; onDone: () => void }
type Filling = ResponseOf<typeof getFilling>
const GROUPS = ['met', 'others'] as const
type Group = (typeof GROUPS)[number]

/** The place is filled: answers everybody who still waits, in one act. */
export function FilledDialog(props: Props) {
  const t = useHiringText()
  const query = useEndpoint(getFilling, { params: { id: props.opportunity }, staleTime: 0 })
  return (
    <Dialog open onClose={props.onClose} title={t('filled.title')} closeLabel={t('close')}>
      <QueryState query={query} />
      {query.data && <FilledForm {...props} filling={query.data} onStale={() => void query.refetch()} />}
    </Dialog>
  )
}

const sumOf = ({ bhs, en }: Filling[Group]) => bhs + en

function FilledForm({
  opportunity,
  filling,
  onClose,
  onDone,
  onStale,
}: Props & { filling: Filling; onStale: () => void }) {
  const t = useHiringText()
  const locale = useLocale()
  const texts = (group: Group): Bilingual => ({
    bhs: t(`filled.${group}.bhs`, PLACEHOLDERS.bhs),
    en: t(`filled.${group}.en`, PLACEHOLDERS.en),
  })
  const [messages, setMessages] = useState({ met: texts('met'), others: texts('others') })
  const [skips, setSkips] = useState<readonly Group[]>([])
  const [closes, setCloses] = useState(filling.open)
  const groups = GROUPS.filter((group) => sumOf(filling[group]) > 0)
  const picks = groups.filter((group) => !skips.includes(group))
  const count = picks.reduce((sum, group) => sum + sumOf(filling[group]), 0)
  const form = useForm({
    labels: { met: t('filled.met.title'), others: t('filled.others.title') },
    validate: () => {
      const faults: Partial<Record<Group, string>> = {}
      for (const group of picks) {
        const refused = refusedPlaceholders(messages[group], (values) => t('decision.badPlaceholder', values))
        const fault = isBlank(messages[group]) ? t('decision.declinedNeeded') : (refused.bhs ?? refused.en)
        if (fault) faults[group] = fault
      }
      return faults
    },
    async send() {
      const messageOf = (group: Group) => (picks.includes(group) ? messages[group] : null)
      const body = { expected: count, met: messageOf('met'), others: messageOf('others'), closes }
      try {
        const { moved } = await call(submitFilling, { params: { id: opportunity }, body })
        toast({ title: t('waiting.laid', { count: moved }) })
      } catch (error) {
        onStale()
        throw error
      }
      onDone()
    },
    explain: (error) => errorText(error, t('general')),
  })
  if (groups.length === 0) return <p className="text-ink-2">{t('filled.nobody')}</p>
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">
        {[
          t('filled.lead', { count: sumOf(filling.met) + sumOf(filling.others) }),
          filling.offers > 0 && t('filled.offers', { count: filling.offers }),
          filling.waiting > 0 && t('filled.waiting', { count: filling.waiting }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <FormSummary {...form.summary} />
      {groups.map((group) => (
        <fieldset key={group} className="grid grid-cols-1 gap-2 border-t border-line pt-3">
          <legend className="sr-only">{t(`filled.${group}.title`)}</legend>
          <Checkbox
            name={`has.${group}`}
            label={<b className="font-strong">{t(`filled.${group}.title`)}</b>}
            count={sumOf(filling[group])}
            help={t('filled.languages', {
              bhs: String(filling[group].bhs),
              en: String(filling[group].en),
              late: filling[group].late,
            })}
            checked={!skips.includes(group)}
            onChange={({ target }) =>
              setSkips(target.checked ? skips.filter((one) => one !== group) : [...skips, group])
            }
          />
          {picks.includes(group) &&
            (['bhs', 'en'] as const)
              .filter((language) => filling[group][language] > 0)
              .map((language) => (
                <Textarea
                  key={language}
                  name={language === 'bhs' || filling[group].bhs === 0 ? group : `${group}.en`}
                  label={t(`decision.${language}`)}
                  lang={language === 'en' ? 'en' : 'bs'}
                  rows={4}
                  limit={MESSAGE_MAX}
                  value={messages[group][language]}
                  error={form.errors[group]}
                  onChange={({ target }) =>
                    setMessages({ ...messages, [group]: { ...messages[group], [language]: target.value } })
                  }
                />
              ))}
        </fieldset>
      ))}
      <p className="text-xs text-ink-3">{t('decision.help', PLACEHOLDERS[locale])}</p>
      {filling.open && (
        <Checkbox
          name="closes"
          label={t('filled.closes')}
          checked={closes}
          onChange={({ target }) => setCloses(target.checked)}
        />
      )}
      <p className="text-sm text-ink-2">{t('waiting.minutes')}</p>
      <FormProblem text={form.problem} />
      <FormFoot
        onCancel={onClose}
        act={t('filled.submit', { count })}
        look="key"
        busy={form.busy && t('decision.busy')}
      />
    </form>
  )
}
