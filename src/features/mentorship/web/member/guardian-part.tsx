import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { requestGuardianConsent, type getConsent, GUARDIAN_MAX } from '../../contract/consent.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { mentor: string; consent: ResponseOf<typeof getConsent> }

/** A member under 18 asks a guardian for consent to meetings with this mentor. */
export function GuardianPart({ mentor, consent: { state, guardian } }: Props) {
  const t = useMemberText()
  const queries = useQueryClient()
  const form = useForm({
    labels: { guardian: t('ask.guardian.name'), email: t('ask.guardian.email') },
    validate: (data) => ({
      ...(fieldText(data, 'guardian') === '' && { guardian: t('ask.guardian.nameMissing') }),
      ...(fieldText(data, 'email') === '' && { email: t('ask.guardian.emailMissing') }),
    }),
    async send(data) {
      const body = { guardian: fieldText(data, 'guardian'), email: fieldText(data, 'email') }
      await call(requestGuardianConsent, { params: { mentor }, body })
      toast({ title: t('ask.guardian.sent') })
      await queries.invalidateQueries({ queryKey: [requestGuardianConsent.path] })
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <section aria-labelledby="guardian-title" className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 id="guardian-title" className="text-md">
        {t('ask.guardian.title')}
      </h3>
      <p className="text-sm text-ink-2">
        {state === 'asked' || state === 'refused'
          ? t(`ask.guardian.${state}`, { name: guardian })
          : t('ask.guardian.needed')}
      </p>
      <form {...form.props} className="grid gap-3">
        <TextInput
          name="guardian"
          label={t('ask.guardian.name')}
          maxLength={GUARDIAN_MAX}
          defaultValue={guardian}
          error={form.errors.guardian}
        />
        <TextInput
          name="email"
          type="email"
          label={t('ask.guardian.email')}
          autoComplete="off"
          error={form.errors.email}
        />
        <FormProblem text={form.problem} />
        <p>
          <Button type="submit" busy={form.busy && t('busy')}>
            {t(state === 'none' ? 'ask.guardian.send' : 'ask.guardian.again')}
          </Button>
        </p>
      </form>
    </section>
  )
}
