import { Kbd } from '#platform/web/ui/blocks/kbd.tsx'
import { useHiringText } from '../hiring/use-hiring-text.ts'

const KEYS = [
  { keys: ['J', 'K'], does: 'turn' },
  { keys: ['1', '5'], does: 'score' },
  { keys: ['O'], does: 'decide' },
  { keys: ['X'], does: 'pick' },
  { keys: ['F'], does: 'search' },
  { keys: ['B'], does: 'board' },
  { keys: ['Z'], does: 'undo' },
] as const

/** The keys of the desk, on devices with room for them. */
export function DeskKeysNote({ decides }: { decides: boolean }) {
  const t = useHiringText()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-3 max-lg:hidden">
      {KEYS.filter(({ does }) => decides || !['decide', 'pick', 'undo'].includes(does)).map(
        ({ keys, does }) => (
          <li key={does} className="flex items-center gap-1.5">
            {keys.map((key, n) => (
              <span key={key} className="contents">
                {n > 0 && '–'}
                <Kbd>{key}</Kbd>
              </span>
            ))}
            {t(`keys.${does}`)}
          </li>
        ),
      )}
    </ul>
  )
}
