import { Copy } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from './use-text.ts'

/** The key itself, which is nowhere to be seen again. */
export function FreshKey({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useText()
  const { act } = useAct({ failed: t('copyFailed') })
  return (
    <div className="grid gap-4">
      <Note tone="sun" live>
        {t('freshText')}
      </Note>
      <TextInput
        name="key"
        label={t('fields.key')}
        value={value}
        readOnly
        translate="no"
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-xs text-ink-2 [overflow-wrap:anywhere]" translate="no">
        <code>{t('header')}</code>
      </p>
      <div className="grid gap-2 sm:flex sm:justify-end">
        <Button
          icon={<Copy />}
          onClick={() => void act(() => navigator.clipboard.writeText(value), t('copied'))}
        >
          {t('copy')}
        </Button>
        <Button look="river" onClick={onClose}>
          {t('kept')}
        </Button>
      </div>
    </div>
  )
}
