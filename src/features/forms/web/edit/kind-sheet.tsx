import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import type { FieldKind } from '../../contract/rules/kinds.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { useEditorText } from '../use-editor-text.ts'

const GROUPS = {
  words: ['short', 'long', 'email', 'phone', 'signature'],
  choices: ['choice', 'choices', 'dropdown', 'yesno', 'scale', 'ranking', 'matrix', 'consent'],
  figures: ['number', 'amount', 'date', 'calculated'],
  more: ['file', 'photo', 'municipality', 'skills', 'hidden'],
  order: ['section', 'page'],
} as const satisfies Record<string, readonly FieldKind[]>

type Props = { open: boolean; onClose: () => void; onPick: (kind: FieldKind) => void }

/** Chooses the kind of the next question. */
export function KindSheet({ open, onClose, onPick }: Props) {
  const t = useEditorText()
  return (
    <Sheet open={open} onClose={onClose} title={t('questions.which')} closeLabel={t('close')}>
      <div className="grid gap-5">
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <section key={group}>
            <h3 className="mb-1 text-xs text-ink-3">{t(`kindGroups.${group}`)}</h3>
            <ul className="grid grid-cols-2 gap-2">
              {GROUPS[group].map((kind) => {
                const Icon = KIND_ICONS[kind]
                return (
                  <li key={kind}>
                    <button
                      type="button"
                      onClick={() => onPick(kind)}
                      className="flex min-h-target w-full items-center gap-2.5 rounded-control border border-edge bg-surface px-3 py-2 text-left text-sm font-ui hover:bg-sunken"
                    >
                      <Icon className="size-5 flex-none text-ink-3" aria-hidden />
                      {t(`kinds.${kind}`)}
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
