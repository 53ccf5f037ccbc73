import { useEditorText } from '../use-editor-text.ts'

/** Returns the names of missing fields for people. */
export function useMissing() {
  const t = useEditorText()
  return (fields: readonly string[]): string => {
    const names = fields.map((field) => {
      const [name = ''] = field.split('.')
      if (name === 'pictures') return t('missing.pictures')
      if (name === 'title' || name === 'body' || name === 'contact') return t(`missing.${name}`)
      if (name === 'municipalities' || name === 'deadline') return t(`missing.${name}`)
      if (name === 'startsAt' || name === 'endsAt' || name === 'amountMax') return t(`missing.${name}`)
      if (name === 'question') return t('form.label').toLowerCase()
      return t('missing.other', { name })
    })
    return [...new Set(names)].join(', ')
  }
}
