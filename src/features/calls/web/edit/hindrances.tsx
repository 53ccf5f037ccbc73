import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { CallContent } from '../../contract/call.ts'
import type { DateFault } from '../../contract/call-checklist.ts'
import type { FrozenChange } from '../../contract/frozen-changes.ts'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useDateFaultText } from './use-date-fault-text.ts'

type Props = {
  faults: readonly DateFault[]
  missing: readonly string[]
  frozen: readonly FrozenChange[]
  /** Whether applications are in: then no term changes, in either direction. */
  isIn: boolean
  content: CallContent
}

/** Lists by name what is missing before publishing, and the changes that a published call does not allow. */
export function Hindrances({ missing, frozen, isIn, faults, content }: Props) {
  const t = useCallEditorText()
  const faultText = useDateFaultText()
  const { say } = useCallWords()
  const missingName = (field: string): string => {
    const [name = '', part = ''] = field.split(/\.(.*)/)
    switch (name) {
      case 'title':
      case 'summary':
        return t(`missing.${name}`, { language: part })
      case 'dates':
        return faults
          .filter((fault) => fault.name === part)
          .map((fault) => `${t(`dates.${fault.name}`)}: ${faultText(fault)}`)
          .join()
      case 'explained':
        return t('missing.explained', { number: String(Number(part) + 1) })
      case 'rule': {
        const rule = content.rules.find(({ id }) => id === part)
        return t('missing.rule', { name: rule ? say(rule.text) || t(`rules.kinds.${rule.kind}`) : part })
      }
      case 'box':
        return t('missing.box')
      default:
        return t(`missing.${name as 'fund'}`)
    }
  }
  const frozenName = ({ what, name }: FrozenChange): string => {
    if (what === 'rule') return name ? t('frozen.rule', { name: say(name) }) : t('frozen.ruleAny')
    if (what === 'box') return t('frozen.box', { name: name ? say(name) : '' })
    return t(`frozen.${what}`, { isIn: isIn ? 'yes' : 'no' })
  }
  return (
    <>
      <Listed title={t('toMend')} names={missing.map(missingName)} />
      <Listed title={t('stays')} names={frozen.map(frozenName)} />
    </>
  )
}

function Listed({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Note tone="harm" live>
      <p className="font-strong">{title}</p>
      <ul className="list-disc pl-4">
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Note>
  )
}
