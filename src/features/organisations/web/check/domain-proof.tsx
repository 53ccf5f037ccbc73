import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { CodeInput } from '#platform/web/ui/fields/code-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { OwnOrganisation } from '../../contract/organisation.endpoints.ts'
import { confirmDomain, sendDomainCode } from '../../contract/verification.endpoints.ts'
import { useOrganisationStore } from '../manage/use-organisation.ts'
import { useText } from '../use-text.ts'

type Props = { organisation: OwnOrganisation; domain: string }

/** Sends a code to a chosen mailbox at the domain, and takes it back. */
export function DomainProof({ organisation, domain }: Props) {
  const t = useText()
  const [recipient, setRecipient] = useState<string>()
  const { id } = organisation
  const form = useForm({
    labels: { mailbox: t('check.mailbox') },
    validate: (data) => ({
      ...(!/^[a-z0-9][a-z0-9._+-]{0,62}$/i.test(mailboxOf(data)) && { mailbox: t('check.mailboxWrong') }),
    }),
    async send(data) {
      const mailbox = mailboxOf(data)
      await call(sendDomainCode, { params: { id }, body: { mailbox } })
      setRecipient(`${mailbox}@${domain}`)
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t('check.domainText', { domain })}</p>
      <form {...form.props} className="grid gap-4">
        <TextInput
          name="mailbox"
          label={t('check.mailbox')}
          help={t('check.mailboxHelp', { domain })}
          error={form.errors.mailbox}
          defaultValue="info"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-sm"
        />
        <FormProblem text={form.problem} />
        <div>
          <Button type="submit" look="line" busy={form.busy && t('check.sendingCode')}>
            {t('check.sendCode')}
          </Button>
        </div>
      </form>
      <p role="status" className="mt-4 text-sm">
        {recipient && t('check.codeSent', { address: recipient })}
      </p>
      {recipient && <CodeBack organisation={organisation} />}
    </>
  )
}

/** A whole address is taken for its part before the @. */
function mailboxOf(data: FormData): string {
  return fieldText(data, 'mailbox').replace(/@.*$/, '')
}

function CodeBack({ organisation: { id, slug } }: Pick<Props, 'organisation'>) {
  const t = useText()
  const store = useOrganisationStore(slug)
  const form = useForm({
    labels: { code: t('check.code') },
    validate: (data) => ({
      ...(!/^\d{6}$/.test(codeOf(data)) && { code: t('check.codeWrong') }),
    }),
    async send(data) {
      await call(confirmDomain, { params: { id }, body: { code: codeOf(data) } })
      toast({ title: t('check.proved') })
      await store.reload()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="mt-2 grid gap-4">
      <CodeInput label={t('check.code')} error={form.errors.code} className="max-w-xs" />
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" look="river" busy={form.busy && t('check.confirming')}>
          {t('check.confirm')}
        </Button>
      </div>
    </form>
  )
}

function codeOf(data: FormData): string {
  return fieldText(data, 'code').replace(/\s/g, '')
}
