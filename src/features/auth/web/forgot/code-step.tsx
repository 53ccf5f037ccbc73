import { verifyResetCode } from '#features/recovery/contract/recovery.endpoints.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { ask } from '../shared/ask.ts'
import { digitsOnly } from '../shared/code-signs.ts'
import { MailedCode, useMailedCode } from '../shared/mailed-code.tsx'
import { SendAgain } from '../shared/send-again.tsx'
import { withQuery } from '#platform/web/session/site-path.ts'
import { useText } from '../use-text.ts'
import { askResetCode } from './ask-code.ts'
import { codeFailure } from './reset-failures.ts'

type CodeStepProps = { email: string; before: string; onProved: (code: string) => void }

export function CodeStep({ email, before, onProved }: CodeStepProps) {
  const t = useText()
  const language = useLocale()
  const { input } = useMailedCode(digitsOnly)
  const form = useForm({
    labels: { code: t('fields.code') },
    validate: (data) => (/^\d{6}$/.test(fieldText(data, 'code')) ? {} : { code: t('errors.codeDigits') }),
    async send(data) {
      const code = fieldText(data, 'code')
      const answer = await ask(verifyResetCode, { body: { code, language } })
      if (answer.valid === false) throw new Error('not valid')
      onProved(code)
    },
    explain: (error) =>
      codeFailure(error, {
        expired: t('errors.codeExpired'),
        wrong: t('errors.codeWrong'),
        general: t('errors.general'),
      }),
  })
  return (
    <form {...form.props} className="grid gap-4.5">
      <MailedCode
        {...input}
        kind="digits"
        defaultValue={before}
        error={form.errors.code}
        help={t('forgot.spam')}
      />
      <FormProblem text={form.problem} />
      <Button type="submit" look="key" wide busy={form.busy && t('forgot.codeBusy')}>
        {t('forgot.codeSubmit')}
      </Button>
      <SendAgain
        label={t('forgot.again')}
        busyLabel={t('forgot.busy')}
        sent={t('forgot.againDone')}
        send={() => askResetCode(email, language)}
        explain={() => t('errors.general')}
      />
      <BackLink to={withQuery('/forgot-password', { email })}>{t('forgot.otherEmail')}</BackLink>
    </form>
  )
}
