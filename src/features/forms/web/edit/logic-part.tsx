import { Play, Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Content, RULES_MAX } from '../../contract/rules/content.ts'
import type { Rule } from '../../contract/rules/field.ts'
import { hasAnswer } from '../../contract/rules/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'
import { newPart } from './new-part.ts'
import { RuleRow } from './rule-row.tsx'
import { TrialSheet } from './trial-sheet.tsx'

type Props = {
  content: Content
  missing: Readonly<Record<string, string>>
  edit: (change: (now: Content) => Content) => void
}

/** The rules of a form as sentences in order, with a test run. */
export function LogicPart({ content, missing, edit }: Props) {
  const t = useEditorText()
  const [tries, setTries] = useState(false)
  const { fields, rules } = content
  const change = (next: (now: readonly Rule[]) => Rule[]) =>
    edit((now) => ({ ...now, rules: next(now.rules) }))
  function add() {
    const first = fields.find(({ kind }) => hasAnswer(kind))
    if (!first) return
    const target = fields.find(({ id }) => id !== first.id)?.id ?? first.id
    const condition = { field: first.id, operator: 'filled' as const, value: '' }
    change((now) => [...now, { id: newPart(), act: 'show', target, all: true, conditions: [condition] }])
  }
  return (
    <div className="grid gap-5">
      {rules.length === 0 ? (
        <EmptyState title={t('logic.none')} text={t('logic.noneText')} />
      ) : (
        <>
          <h2 className="text-md">{t('logic.title')}</h2>
          <ol className="grid gap-4">
            {rules.map((rule, at) => (
              <RuleRow
                key={rule.id}
                at={at + 1}
                rule={rule}
                fields={fields}
                fault={missing[rule.id]}
                onChange={(next) =>
                  change((now) => now.map((one) => (one.id === rule.id ? { ...one, ...next } : one)))
                }
                onRemove={() => change((now) => now.filter(({ id }) => id !== rule.id))}
              />
            ))}
          </ol>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Plus />}
          disabled={fields.length < 2}
          reason={rules.length >= RULES_MAX && t('full', { max: RULES_MAX })}
          onClick={add}
        >
          {t('logic.add')}
        </Button>
        <Button
          icon={<Play />}
          disabled={fields.length === 0}
          aria-haspopup="dialog"
          onClick={() => setTries(true)}
        >
          {t('logic.try')}
        </Button>
      </div>
      {tries && <TrialSheet content={content} onClose={() => setTries(false)} />}
    </div>
  )
}
