import type { Addressee } from './one-language.tsx'
import { useHiringText } from './use-hiring-text.ts'

/** Says before it goes how many get the message in which language, and who gets none. */
export function WhoGetsWhat({ to }: { to: readonly Addressee[] }) {
  const t = useHiringText()
  const rows = [
    { name: 'bhs', count: to.filter(({ reads }) => reads === 'bhs').length },
    { name: 'en', count: to.filter(({ reads }) => reads === 'en').length },
    { name: 'none', count: to.filter(({ reads }) => reads === null).length },
  ] as const
  return (
    <ul aria-label={t('who.label')} className="text-sm">
      {rows
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => (
          <li key={name} className="flex items-baseline gap-3 border-t border-line py-1.5">
            <b className="min-w-8 text-lg font-strong tabular-nums">{count}</b>
            <span>{t(`who.${name}`)}</span>
          </li>
        ))}
    </ul>
  )
}
