import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { confirmText } from '../../contract/changes.endpoints.ts'
import { pairVersionOf } from '../../contract/file/text-version.ts'
import { type ListedText, listTexts } from '../../contract/texts.endpoints.ts'
import { useText } from '../use-text.ts'

/** Says that a text is right in both languages: what is older need not be wrong. */
export function CheckButton({ text, title }: { text: ListedText; title: string }) {
  const t = useText()
  const { busy, act } = useAct({ refresh: [listTexts.path] })
  const body = { id: text.id, base: pairVersionOf(text.texts) }
  return (
    <Button
      small
      look="quiet"
      busy={busy && t('states.checking')}
      className="-ml-3 justify-self-start"
      onClick={() => void act(() => call(confirmText, { body }), t('states.checkDone'))}
    >
      {t('states.check')}
      <span className="sr-only">: {title}</span>
    </Button>
  )
}
