import type { CallContent } from '../../contract/call.ts'
import type { DifferingFigure } from '../../contract/figures/differing-figures.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useCallWords } from '../use-call-words.ts'

type Props = { figures: readonly DifferingFigure[]; content: CallContent }

/** Lists figures in texts that no rule has: the place of each, and the figures of the rules. */
export function DifferingList({ figures, content }: Props) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  const placeOf = (field: string): string => {
    const [name = '', part = ''] = field.split(/\.(.*)/)
    const named =
      content.rules.find(({ id }) => id === part) ?? content.template.boxes.find(({ id }) => id === part)
    switch (name) {
      case 'title':
        return t('text.title')
      case 'summary':
        return t('text.summary')
      case 'explained':
        return t('text.question', { number: String(Number(part) + 1) })
      case 'instalments':
        return t('dates.instalment', { number: String(Number(part) + 1) })
      default:
        if (named && 'title' in named) return say(named.title)
        return named ? t(`rules.kinds.${named.kind}`) : part
    }
  }
  return (
    <ul className="grid list-disc gap-1 pl-4">
      {figures.map(({ field, language, written, instead }) => (
        <li key={`${field} ${language} ${written}`} className="[overflow-wrap:anywhere]">
          {t('figures.line', { place: placeOf(field), language, written })}
          {instead.length > 0 && t('figures.instead', { instead: instead.join(', ') })}
        </li>
      ))}
    </ul>
  )
}
