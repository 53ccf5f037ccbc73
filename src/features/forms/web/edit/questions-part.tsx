import { ChevronDown, ChevronUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { type Content, FIELDS_MAX, INTRO_MAX, THANKS_MAX, TITLE_MAX } from '../../contract/rules/content.ts'
import type { Field } from '../../contract/rules/field.ts'
import type { FieldKind } from '../../contract/rules/kinds.ts'
import { newField } from '../../contract/rules/new-content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { KindSheet } from './kind-sheet.tsx'
import { newPart } from './new-part.ts'
import { QuestionSheet } from './question-sheet.tsx'
import { useFieldFacts } from './use-field-facts.ts'

type Edit = (change: Partial<Content> | ((now: Content) => Content)) => void
type Props = { content: Content; missing: Readonly<Record<string, string>>; edit: Edit }

/** Title and introduction, then the questions in their order; each is moved by a press and opened for its words. */
export function QuestionsPart({ content, missing, edit }: Props) {
  const t = useEditorText()
  const [open, setOpen] = useState<string>()
  const [adds, setAdds] = useState(false)
  const { fields } = content
  const isFull = fields.length >= FIELDS_MAX
  const opened = fields.find(({ id }) => id === open)
  const change = (next: (now: readonly Field[]) => Field[]) =>
    edit((now) => ({ ...now, fields: next(now.fields) }))
  function add(kind: FieldKind) {
    const id = newPart()
    change((now) => [...now, newField(kind, id)])
    setAdds(false)
    setOpen(id)
  }
  function move(id: string, by: -1 | 1) {
    change((now) => {
      const at = now.findIndex((one) => one.id === id)
      const other = now[at + by]
      if (!other) return [...now]
      const next = [...now]
      next[at + by] = now[at]!
      next[at] = other
      return next
    })
  }
  return (
    <div className="grid gap-6">
      <BilingualField
        name="title"
        label={t('fields.title')}
        value={content.title}
        limit={TITLE_MAX}
        onChange={(title) => edit({ title })}
      />
      <BilingualField
        name="intro"
        label={t('fields.intro')}
        help={t('fields.introHelp')}
        rows={3}
        value={content.intro}
        limit={INTRO_MAX}
        onChange={(intro) => edit({ intro })}
      />
      {fields.length === 0 && <EmptyState title={t('questions.none')} text={t('questions.noneText')} />}
      {fields.length > 0 && (
        <ol aria-label={t('tabs.questions')}>
          {fields.map((field, at) => (
            <Row
              key={field.id}
              field={field}
              step={
                fields.slice(0, at + 1).filter(({ kind }) => kind === 'page').length +
                (fields[0]?.kind === 'page' ? 0 : 1)
              }
              isWrong={Object.keys(missing).some((path) => path.split('.')[0] === field.id)}
              onOpen={() => setOpen(field.id)}
              onUp={at > 0 ? () => move(field.id, -1) : undefined}
              onDown={at < fields.length - 1 ? () => move(field.id, 1) : undefined}
            />
          ))}
        </ol>
      )}
      <div>
        <Button
          icon={<Plus />}
          aria-haspopup="dialog"
          reason={isFull && t('full', { max: FIELDS_MAX })}
          onClick={() => setAdds(true)}
        >
          {t('questions.add')}
        </Button>
      </div>
      <BilingualField
        name="thanks"
        label={t('fields.thanks')}
        rows={2}
        value={content.thanks}
        limit={THANKS_MAX}
        onChange={(thanks) => edit({ thanks })}
      />
      <KindSheet open={adds} onClose={() => setAdds(false)} onPick={add} />
      {opened && (
        <QuestionSheet
          field={opened}
          fields={fields}
          onClose={() => setOpen(undefined)}
          onChange={(next) =>
            change((now) => now.map((one) => (one.id === opened.id ? { ...one, ...next } : one)))
          }
          mayCopy={!isFull}
          onCopy={() => {
            const copy = { ...opened, id: newPart() }
            change((now) => now.flatMap((one) => (one.id === opened.id ? [one, copy] : [one])))
            setOpen(copy.id)
          }}
          onRemove={() => {
            change((now) => now.filter(({ id }) => id !== opened.id))
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}

type RowProps = {
  field: Field
  step: number
  isWrong: boolean
  onOpen: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Row({ field, step, isWrong, onOpen, onUp, onDown }: RowProps) {
  const t = useEditorText()
  const locale = useLocale()
  const facts = useFieldFacts(field)
  const Icon = KIND_ICONS[field.kind]
  const label = readText(field.label, locale).text || t('unnamed')
  const name = field.kind === 'page' ? t('questions.step', { at: String(step), name: label }) : label
  return (
    <li
      className={`flex items-center gap-1 border-t ${field.kind === 'page' ? 'border-edge pt-3' : 'border-line'}`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 text-left hover:bg-sunken/60"
      >
        {field.kind !== 'page' && <Icon className="size-5 flex-none text-ink-3" aria-hidden />}
        <span className="min-w-0">
          <span
            className={`block [overflow-wrap:anywhere] ${field.kind === 'page' ? 'text-md font-strong' : 'font-ui'}`}
          >
            {name}
          </span>
          <span className={`block text-xs ${isWrong ? 'text-harm-ink' : 'text-ink-2'}`}>{facts}</span>
        </span>
      </button>
      <IconButton
        icon={<ChevronUp />}
        label={t('questions.up', { name })}
        aria-disabled={!onUp}
        className="aria-disabled:opacity-40"
        onClick={onUp}
      />
      <IconButton
        icon={<ChevronDown />}
        label={t('questions.down', { name })}
        aria-disabled={!onDown}
        className="aria-disabled:opacity-40"
        onClick={onDown}
      />
    </li>
  )
}
