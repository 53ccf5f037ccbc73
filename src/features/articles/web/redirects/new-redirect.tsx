import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ADDRESS_MAX, addRedirect, listRedirects } from '../../contract/redirects/redirects.endpoints.ts'
import { useRedirectsText } from './use-redirects-text.ts'

const NAMES = ['path', 'target'] as const

/** Leads an old address on. */
export function NewRedirect() {
  const t = useRedirectsText()
  const queries = useQueryClient()
  const valueOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()
  const form = useForm({
    labels: { path: t('path'), target: t('target') },
    validate: (data) =>
      Object.fromEntries(
        NAMES.flatMap((name) => {
          const begins = name === 'path' ? /^(?:\/|https?:\/\/)/i : /^\//
          return begins.test(valueOf(data, name)) ? [] : [[name, t('missing')]]
        }),
      ),
    async send(data) {
      await call(addRedirect, { body: { path: valueOf(data, 'path'), target: valueOf(data, 'target') } })
      form.props.ref.current?.reset()
      toast({ title: t('added') })
      await queries.invalidateQueries({ queryKey: [listRedirects.path] })
    },
    explain: (error) => errorText(error, t('failed')),
  })
  return (
    <form {...form.props} className="mb-6 grid max-w-measure gap-4">
      <p className="text-sm text-ink-2">{t('lead')}</p>
      {NAMES.map((name) => (
        <TextInput
          key={name}
          id={`redirect-${name}`}
          name={name}
          label={t(name)}
          help={t(`${name}Help`)}
          maxLength={ADDRESS_MAX}
          autoComplete="off"
          spellCheck={false}
          {...(form.errors[name] && { error: form.errors[name] })}
        />
      ))}
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" look="key" busy={form.busy && t('busy')}>
          {t('add')}
        </Button>
      </div>
    </form>
  )
}
