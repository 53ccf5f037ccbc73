import { ChevronDown, ChevronUp } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Field } from '../../contract/rules/field.ts'
import { useEditorText } from '../use-editor-text.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { useFieldFacts } from './use-field-facts.ts'
import { rowId } from './use-questions.ts'

type Props = {
  field: Field
  step: number
  isWrong: boolean
  isOpen: boolean
  /** Whether it opens beside the list instead of above it. */
  isWide: boolean
  onOpen: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** One question in the list: opened by a press, moved by two others. */
export function QuestionRow({ field, step, isWrong, isOpen, isWide, onOpen, onUp, onDown }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const facts = useFieldFacts(field)
  const Icon = KIND_ICONS[field.kind]
  const label = readText(field.label, locale).text || t('unnamed')
  const isStep = field.kind === 'page'
  const name = isStep ? t('questions.step', { at: String(step), name: label }) : label
  return (
    <li
      className={classNames(
        'flex items-center gap-1 border-t',
        isStep && 'pt-3',
        // The colour reaches beyond the words, and moves none of them.
        isOpen && isWide
          ? '-mx-3 rounded-control border-transparent bg-river-tint px-3'
          : isStep
            ? 'border-edge'
            : 'border-line',
      )}
    >
      <button
        type="button"
        id={rowId(field.id)}
        {...(isWide ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' as const })}
        onClick={onOpen}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 text-left not-aria-expanded:hover:bg-sunken/60"
      >
        {!isStep && <Icon className="size-5 flex-none text-ink-3" aria-hidden />}
        <span className="min-w-0">
          <span className={`block [overflow-wrap:anywhere] ${isStep ? 'text-md font-strong' : 'font-ui'}`}>
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
