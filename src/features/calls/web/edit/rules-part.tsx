import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { misplacedRules } from '../../contract/call.ts'
import { newRule } from '../../contract/new-rule.ts'
import { RULE_KINDS, type Rule } from '../../contract/rules.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { freshId, type PartProps } from './part-props.ts'
import { RuleRow } from './rule-row.tsx'
import { useEditedCall } from './use-edited-call.ts'

const RuleTrial = lazyPart(async () => (await import('../trial/rule-trial.tsx')).RuleTrial)

/** Edits active rules and switched-off ones, each with its numbers and words. */
export function RulesPart({ content, rulesOff, errors, write }: PartProps) {
  const t = useCallEditorText()
  // A rule keeps its place when it is switched, while the page is open.
  const [order, setOrder] = useState(() => [...content.rules, ...rulesOff].map(({ id }) => id))
  const { id: callId } = useEditedCall()
  const { rules, template } = content
  const misplaced = misplacedRules(rules, template)
  const all = [...rules, ...rulesOff]
  const place = (rule: Rule) => (order.includes(rule.id) ? order.indexOf(rule.id) : order.length)
  const replace = (id: string, next: Rule | undefined) =>
    write((now) => {
      const change = (list: Rule[]) => list.flatMap((one) => (one.id === id ? (next ?? []) : one))
      return { content: { ...now.content, rules: change(now.content.rules) }, rulesOff: change(now.rulesOff) }
    })
  const turn = (rule: Rule, isOn: boolean) =>
    write((now) => {
      const without = (list: Rule[]) => list.filter(({ id }) => id !== rule.id)
      const [on, off] = [without(now.content.rules), without(now.rulesOff)]
      return {
        content: { ...now.content, rules: isOn ? [...on, rule] : on },
        rulesOff: isOn ? off : [...off, rule],
      }
    })
  function add(kind: string) {
    const ruleKind = RULE_KINDS.find((one) => one === kind)
    const id = freshId(
      kind,
      all.map((rule) => rule.id),
    )
    const rule = ruleKind && newRule(ruleKind, id, content)
    if (!rule) return
    setOrder([...order, id])
    turn(rule, true)
  }
  return (
    <FieldGroup title={t('rules.title')}>
      <p className="-mt-2 text-sm text-ink-2">{t('rules.help')}</p>
      {errors.rules && <Note tone="harm">{t('rules.empty')}</Note>}
      <ul className="border-b border-line">
        {all
          .toSorted((one, other) => place(one) - place(other))
          .map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              template={template}
              isOn={rules.some(({ id }) => id === rule.id)}
              isMisplaced={misplaced.includes(rule.id)}
              error={errors[`rule.${rule.id}`]}
              onTurn={(isOn) => turn(rule, isOn)}
              onChange={(next) => replace(rule.id, next)}
            />
          ))}
      </ul>
      {all.length < 60 && (
        <Select
          name="new-rule"
          label={t('rules.add')}
          empty={t('rules.choose')}
          value=""
          options={RULE_KINDS.filter((kind) => newRule(kind, 'new', content)).map((kind) => ({
            value: kind,
            text: t(`rules.kinds.${kind}`),
          }))}
          onChange={(event) => add(event.target.value)}
          className="max-w-xs"
        />
      )}
      <Suspense>
        <RuleTrial id={callId} content={content} />
      </Suspense>
    </FieldGroup>
  )
}
