import type { RefObject } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { CODE_LENGTH, codeSigns } from '../shared/code-signs.ts'
import { EmailField } from '../shared/email-field.tsx'
import { MailedCode, useMailedCode } from '../shared/mailed-code.tsx'
import { resendCode, resendErrorText } from '../shared/resend-code.ts'
import { linkTo } from '../shared/rich.tsx'
import { SendAgain } from '../shared/send-again.tsx'
import { useText } from '../use-text.ts'

type VerifyFormProps = {
  email: string
  verify: (email: string, code: string) => Promise<void>
  /** The reason why the emailed link did not work. */
  linkFailure: unknown
}

export function VerifyForm({ email, verify, linkFailure }: VerifyFormProps) {
  const t = useText()
  const { input, complete } = useMailedCode(codeSigns)
  const addressOf = (data: FormData) => email || fieldText(data, 'email')
  const form = useForm({
    labels: { email: t('fields.email'), code: t('fields.code') },
    validate: (data) => ({
      ...(!looksLikeEmail(addressOf(data)) && { email: t('errors.email') }),
      ...(fieldText(data, 'code').length !== CODE_LENGTH && { code: t('verify.invalid') }),
    }),
    send: (data) => verify(addressOf(data), fieldText(data, 'code')),
    explain: (error) => errorText(error, t('verify.invalid')),
  })
  const resend = useResend(email, form.props.ref)

  return (
    <form {...form.props} className="grid gap-4.5">
      {linkFailure !== undefined && form.summary.attempt === 0 && (
        <FormProblem text={errorText(linkFailure, t('verify.invalid'))} detail={t('verify.linkFailed')} />
      )}
      {email === '' && <EmailField error={form.errors.email} />}
      <MailedCode {...input} kind="signs" error={form.errors.code} help={t('verify.spam')} />
      <FormProblem text={form.problem} />
      <Button
        type="submit"
        look="key"
        wide
        busy={form.busy && t('verify.busy')}
        reason={!complete && t('verify.reason')}
        onUnavailable={() => form.refuse({ code: t('verify.invalid') })}
      >
        {t('verify.submit')}
      </Button>
      <SendAgain
        label={t('verify.resend')}
        busyLabel={t('verify.resendBusy')}
        sent={t('verify.sent')}
        send={resend}
        explain={(error) =>
          error instanceof NoEmailError
            ? t('verify.resendNeedsEmail')
            : resendErrorText(error, { already: t('resend.already'), failed: t('verify.resendFailed') })
        }
      />
      <p className="text-sm text-ink-2">{t.rich('verify.otherEmail', { register: linkTo('/register') })}</p>
    </form>
  )
}

class NoEmailError extends Error {}

function useResend(email: string, form: RefObject<HTMLFormElement | null>) {
  return async () => {
    const address = email || (form.current ? fieldText(new FormData(form.current), 'email') : '')
    if (!looksLikeEmail(address)) throw new NoEmailError('no email')
    await resendCode(address)
  }
}
