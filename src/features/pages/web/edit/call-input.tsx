import { listCalls } from '#features/calls/contract/calls.endpoints.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  path: string
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One of the public calls. */
export function CallInput({ path, label, value, error, onChange }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const { data } = useEndpoint(listCalls, { query: {} })
  const options = (data?.calls ?? []).map(({ slug, title }) => ({
    value: slug,
    text: readText(title, locale).text,
  }))
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      name={path}
      label={label}
      error={error}
      empty={t('call.none')}
      value={value}
      options={isKnown ? options : [{ value, text: value }, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
