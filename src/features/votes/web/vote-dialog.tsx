import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { CodeInput } from '#platform/web/ui/fields/code-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { mobileNumber } from '../contract/mobile-number.ts'
import {
  createVote,
  type CastVote,
  CODE_MINUTES,
  requestVoteCode,
  type VoteOption,
} from '../contract/votes.endpoints.ts'
import { useText } from './use-text.ts'

type Props = { slug: string; option: VoteOption; onDone: (cast: CastVote) => void; onClose: () => void }
type CodeRequest = { code: string; phone: string }

/** The phone number, then its code: two steps to cast the vote. */
export function VoteDialog({ slug, option, onDone, onClose }: Props) {
  const t = useText()
  const [codeRequest, setCodeRequest] = useState<CodeRequest>()
  const [phone, setPhone] = useState('')
  return (
    <Dialog open onClose={onClose} title={option.title} closeLabel={t('dialog.close')}>
      {codeRequest ? (
        <CodeStep
          slug={slug}
          option={option}
          codeRequest={codeRequest}
          onDone={onDone}
          onBack={() => setCodeRequest(undefined)}
          onOther={() => {
            setPhone('')
            setCodeRequest(undefined)
          }}
        />
      ) : (
        <PhoneStep
          slug={slug}
          phone={phone}
          onSent={(code, number) => {
            setPhone(number)
            setCodeRequest(code)
          }}
        />
      )}
    </Dialog>
  )
}

type PhoneProps = {
  slug: string
  /** As it was typed before Back. */
  phone: string
  onSent: (codeRequest: CodeRequest, phone: string) => void
}

function PhoneStep({ slug, phone, onSent }: PhoneProps) {
  const t = useText()
  const form = useForm({
    labels: { phone: t('dialog.phone') },
    validate: (data) => (mobileNumber(fieldText(data, 'phone')) ? {} : { phone: t('dialog.phoneMissing') }),
    send: async (data) => {
      const number = fieldText(data, 'phone')
      onSent(await call(requestVoteCode, { params: { slug }, body: { phone: number } }), number)
    },
    explain: (error) => errorText(error, t('dialog.failed')),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <TextInput
        label={t('dialog.phone')}
        help={t('dialog.phoneHelp')}
        error={form.errors.phone}
        name="phone"
        defaultValue={phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="061 555 014"
      />
      <FormProblem text={form.problem} />
      <Button type="submit" look="key" wide busy={form.busy && t('dialog.sending')}>
        {t('dialog.send')}
      </Button>
    </form>
  )
}

type CodeProps = Omit<Props, 'onClose'> & {
  codeRequest: CodeRequest
  onBack: () => void
  onOther: () => void
}

function CodeStep({ slug, option, codeRequest, onDone, onBack, onOther }: CodeProps) {
  const t = useText()
  useBackStep(true, onBack)
  const form = useForm({
    labels: { code: t('dialog.code') },
    validate: (data) => (digitsOf(data).length === 6 ? {} : { code: t('dialog.codeMissing') }),
    send: async (data) =>
      onDone(
        await call(createVote, {
          params: { slug },
          body: { code: codeRequest.code, digits: digitsOf(data), option: option.id },
        }),
      ),
    explain: (error) => errorText(error, t('dialog.failed')),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <CodeInput
        label={t('dialog.code')}
        help={t('dialog.codeHelp', { phone: codeRequest.phone, minutes: String(CODE_MINUTES) })}
        error={form.errors.code}
        maxLength={11}
      />
      <FormProblem text={form.problem} />
      <div className="grid gap-1">
        <Button type="submit" look="key" wide busy={form.busy && t('dialog.confirming')}>
          {t('dialog.confirm')}
        </Button>
        <Button look="quiet" wide onClick={onOther}>
          {t('dialog.other')}
        </Button>
        <p className="text-center text-xs text-ink-2">{t('dialog.final')}</p>
      </div>
    </form>
  )
}

/** Strips spaces and dashes from a pasted code. */
function digitsOf(data: FormData): string {
  return fieldText(data, 'code').replace(/\D/g, '')
}
