import { listCalls } from '#features/calls/contract/calls.endpoints.ts'
import { listForms } from '#features/forms/contract/editing.endpoints.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { useEditorText } from '../../use-editor-text.ts'

type Props = {
  path: string
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Chooses a public call. */
export function CallInput(props: Props) {
  const t = useEditorText()
  const { data } = useEndpoint(listCalls, { query: {} })
  return <ThingInput {...props} empty={t('call.none')} things={data?.calls ?? []} />
}

/** Chooses a form; the last changed ones come first. */
export function FormInput(props: Props) {
  const t = useEditorText()
  const { data } = useEndpoint(listForms, { query: {} })
  return <ThingInput {...props} empty={t('form.none')} things={data?.forms ?? []} />
}

type Thing = { slug: string; title: { bhs: string; en: string } }

function ThingInput({
  path,
  label,
  value,
  error,
  onChange,
  empty,
  things,
}: Props & { empty: string; things: readonly Thing[] }) {
  const locale = useLocale()
  const options = things.map(({ slug, title }) => ({ value: slug, text: readText(title, locale).text }))
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      name={path}
      label={label}
      error={error}
      empty={empty}
      value={value}
      options={isKnown ? options : [{ value, text: value }, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
