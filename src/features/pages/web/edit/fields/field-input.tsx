import type { Topic } from '#features/articles/contract/topics.ts'
import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { lazy, Suspense, useState } from 'react'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { linkFrom } from '#platform/contract/rich-text/links.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { PAGE } from '#platform/contract/rich-text/profiles.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import type { BilingualRich, Picture, PlainField, Value } from '../../../contract/blocks/fields.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { CallInput, FormInput } from './call-input.tsx'
import { Sides } from './sides.tsx'
import { useFieldName } from './field-names.ts'
import { PictureInput } from './picture-input.tsx'

const RichEditor = lazy(async () => ({
  default: (await import('#platform/web/rich-text/rich-editor.tsx')).RichEditor,
}))
const HtmlInput = lazy(async () => ({ default: (await import('./html-input.tsx')).HtmlInput }))

type Props = {
  path: string
  name: string
  field: PlainField
  value: Value
  languages: readonly Locale[]
  error: string | undefined
  onChange: (value: Value) => void
}

/** Edits one value of a block, in one language where it has two, or in both. */
export function FieldInput({ path, name, field, value, languages, error, onChange }: Props) {
  const label = useFieldName()(name)
  switch (field.kind) {
    case 'line':
    case 'lines': {
      const text = value as Bilingual
      return (
        <Sides {...{ languages, label, text }}>
          {(language, side) => {
            const input = {
              name: `${path}.${language}`,
              label: side,
              lang: htmlLang(language),
              error,
              value: text[language],
            }
            const change = (next: string) => onChange({ ...text, [language]: next })
            return field.kind === 'line' ? (
              <TextInput {...input} maxLength={field.max} onChange={(event) => change(event.target.value)} />
            ) : (
              <Textarea
                {...input}
                rows={3}
                limit={field.max}
                maxLength={field.max}
                onChange={(event) => change(event.target.value)}
              />
            )
          }}
        </Sides>
      )
    }
    case 'rich':
    case 'html': {
      const text = value as BilingualRich
      const Input = field.kind === 'rich' ? RichEditor : HtmlInput
      return (
        <Sides {...{ languages, label }} text={{ bhs: plainText(text.bhs), en: plainText(text.en) }}>
          {(language, side) => (
            <Suspense fallback={<Skeleton className="h-48" />}>
              <Input
                key={`${path}.${language}`}
                name={`${path}.${language}`}
                label={side}
                profile={PAGE}
                language={language}
                value={text[language]}
                error={error}
                onChange={(document) => onChange({ ...text, [language]: document })}
              />
            </Suspense>
          )}
        </Sides>
      )
    }
    case 'link':
      return <LinkInput key={path} {...{ path, label, error }} value={value as string} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          name={path}
          label={label}
          value={value as number}
          error={error}
          max={field.max}
          onChange={(number) => onChange(Math.max(field.min, number ?? field.min))}
        />
      )
    case 'moment':
      return (
        <MomentField
          name={path}
          label={label}
          value={value as string | null}
          error={error}
          onChange={onChange}
        />
      )
    case 'picture':
      return (
        <PictureInput
          path={path}
          label={label}
          value={value as Picture}
          languages={languages}
          error={error}
          onChange={onChange}
        />
      )
    case 'call':
      return <CallInput path={path} label={label} value={value as string} error={error} onChange={onChange} />
    case 'form':
      return <FormInput path={path} label={label} value={value as string} error={error} onChange={onChange} />
    case 'choice':
      return <Choice path={path} label={label} field={field} value={value as string} onChange={onChange} />
  }
}

type ChoiceName = 'all' | Kind | Topic
type ChoiceProps = {
  path: string
  label: string
  field: Extract<PlainField, { kind: 'choice' }>
  value: string
  onChange: (value: string) => void
}

function Choice({ path, label, field, value, onChange }: ChoiceProps) {
  const t = useEditorText()
  return (
    <Select
      name={path}
      label={label}
      value={value}
      options={field.options.map((option) => ({ value: option, text: t(`choices.${option as ChoiceName}`) }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type LinkProps = {
  path: string
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Takes the typed text once it is an address; until then the former one stays. */
export function LinkInput({ path, label, value, error, onChange }: LinkProps) {
  const t = useEditorText()
  const [input, setInput] = useState<string>()
  const isOdd = input !== undefined && input.trim() !== '' && linkFrom(input, PAGE) === undefined
  return (
    <TextInput
      name={path}
      label={label}
      help={t('fields.linkHelp')}
      error={isOdd ? t('fields.linkOdd') : error}
      value={input ?? value}
      maxLength={600}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => {
        setInput(target.value)
        const address = target.value.trim() === '' ? '' : linkFrom(target.value, PAGE)
        if (address !== undefined) onChange(address)
      }}
      onBlur={() => !isOdd && setInput(undefined)}
    />
  )
}
