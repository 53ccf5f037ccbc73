import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import type { CanvasTemplate } from '../../contract/canvas-template.ts'
import { changedRule, wordsOf } from '../../contract/rule-words.ts'
import { type Rule, SEVERITIES, type Severity } from '../../contract/rules.ts'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { RuleNumbers } from './rule-numbers.tsx'

type Props = {
  rule: Rule
  template: CanvasTemplate
  isOn: boolean
  isMisplaced: boolean
  error: string | undefined
  onTurn: (isOn: boolean) => void
  onChange: (next: Rule | undefined) => void
}

/** Edits a rule: whether it counts, its severity, numbers and words. */
export function RuleRow({ rule, template, isOn, isMisplaced, error, onTurn, onChange }: Props) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  const { id, kind, severity, text } = rule
  const usual = wordsOf(rule, template)
  const name = say(text) || t(`rules.kinds.${kind}`)
  const change = (part: Partial<Rule>) => onChange(changedRule(rule, part, template))
  return (
    <li className="border-t border-line py-1">
      <Switch
        name={`rule.${id}`}
        label={<span className={isOn ? '' : 'text-ink-2'}>{name}</span>}
        help={`${t(`rules.kinds.${kind}`)}, ${t(`rules.${severity}`)}`}
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
      />
      {isMisplaced && <Note tone="sun">{t('rules.misplaced')}</Note>}
      {error && !isMisplaced && <Note tone="harm">{error}</Note>}
      <details className="-mt-2">
        <summary className="min-h-target w-fit py-2.5 text-sm font-ui text-river-ink">
          {t('open')}
          <span className="sr-only">: {name}</span>
        </summary>
        <div className="grid gap-4 pb-4">
          <div className="justify-self-start">
            <Segmented<Severity>
              label={t('rules.severity')}
              value={severity}
              options={SEVERITIES.map((value) => ({ value, text: t(`rules.${value}`) }))}
              onChange={(value) => change({ severity: value })}
            />
          </div>
          <RuleNumbers rule={rule} template={template} onChange={change} />
          <BilingualField
            name={`rule.${id}.text`}
            label={t('rules.words')}
            value={text}
            limit={300}
            rows={2}
            onChange={(next) => change({ text: next })}
          />
          <div className="-ml-3 flex flex-wrap gap-2">
            {(text.bhs !== usual.bhs || text.en !== usual.en) && (
              <Button small look="quiet" onClick={() => change({ text: usual })}>
                {t('rules.usual')}
              </Button>
            )}
            <Button small look="quiet" onClick={() => onChange(undefined)}>
              {t('rules.remove')}
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}
