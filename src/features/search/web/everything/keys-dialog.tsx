import { Kbd } from '#platform/web/ui/blocks/kbd.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { commandKey } from './shortcuts.ts'
import { useText } from './use-text.ts'

/** The keyboard shortcuts, shown by a question mark. */
export function KeysDialog({ close }: { close: () => void }) {
  const t = useText()
  const rows = [
    { keys: ['/', commandKey()], does: t('keys.open') },
    { keys: ['↑', '↓'], does: t('keys.move') },
    { keys: ['Enter'], does: t('keys.choose') },
    { keys: ['Esc'], does: t('keys.close') },
    { keys: ['?'], does: t('keys.help') },
  ]
  return (
    <Dialog open onClose={close} title={t('keys.title')} closeLabel={t('close')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 text-sm">
        {rows.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex items-center gap-1.5">
              {keys.map((key, index) => (
                <span key={key} className="contents">
                  {index > 0 && <span className="text-xs text-ink-2">{t('keys.or')}</span>}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
