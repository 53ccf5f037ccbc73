import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { DESCRIPTION_MAX, type PageProps, TITLE_MAX } from '../../../contract/content.ts'
import { updatePageAddress } from '../../../contract/editing.endpoints.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { LinkInput } from './field-input.tsx'
import { useEdited, useEditedStore } from '../use-edited.ts'

type Props = {
  page: PageProps
  /** Both languages beside each other where there is room. */
  beside: boolean
  errorOf: (path: string) => string | undefined
  onChange: (name: string, change: Partial<PageProps>) => void
}

/** The fields of the page itself: title, description, address, and what follows it. */
export function PageFields({ page, beside, errorOf, onChange }: Props) {
  const t = useEditorText()
  const missing = errorOf('page.title')
  return (
    <>
      <h2 className="text-sm">{t('list.page')}</h2>
      <div className={classNames('grid gap-4 [&>div]:sm:grid-cols-1', beside && '[&>div]:xl:grid-cols-2')}>
        <BilingualField
          name="page.title"
          label={t('fields.names.title')}
          value={page.title}
          limit={TITLE_MAX}
          errors={missing === undefined ? {} : { 'page.title.bhs': missing }}
          onChange={(title) => onChange('title', { title })}
        />
        <BilingualField
          name="page.description"
          label={t('page.description')}
          help={t('page.descriptionHelp')}
          value={page.description}
          limit={DESCRIPTION_MAX}
          rows={3}
          onChange={(description) => onChange('description', { description })}
        />
      </div>
      <AddressField />
      <Checkbox
        name="page.indexed"
        label={t('page.indexed')}
        checked={page.indexed}
        onChange={(event) => onChange('indexed', { indexed: event.target.checked })}
      />
      <LinkInput
        path="page.leadsTo"
        label={t('page.leadsTo')}
        value={page.leadsTo}
        error={errorOf('page.leadsTo')}
        onChange={(leadsTo) => onChange('leadsTo', { leadsTo })}
      />
    </>
  )
}

/** The address is changed on purpose, because links to the page are out there. */
function AddressField() {
  const t = useEditorText()
  const store = useEditedStore()
  const { id, slug } = useEdited()
  const [input, setInput] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const { busy, act } = useAct({ refresh: [] })
  async function move() {
    setRefused(undefined)
    const done = await act(async () => {
      try {
        return await call(updatePageAddress, { params: { id }, body: { slug: input ?? slug } })
      } catch (error) {
        setRefused(errorText(error, t('general')))
        throw error
      }
    }, t('page.moved'))
    if (!done) return
    setInput(undefined)
    store.change((now) => ({ ...now, slug: done.answer.slug }))
  }
  const isOther = input !== undefined && input !== slug
  return (
    <div className="grid justify-items-start gap-2">
      <TextInput
        name="page.slug"
        className="w-full"
        label={t('page.address')}
        help={t('page.addressHelp', { address: `/page/${input ?? slug}` })}
        error={refused}
        value={input ?? slug}
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setInput(target.value.toLowerCase().replace(/[^a-z0-9-]/g, '-'))}
      />
      {isOther && (
        <Button small busy={busy && t('page.moving')} onClick={() => void move()}>
          {t('page.move')}
        </Button>
      )}
    </div>
  )
}
