import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { useText } from './use-text.ts'
import { partOfDay } from './part-of-day.ts'

export function Greeting({ name }: { name: string }) {
  const t = useText()
  const now = new Date()
  return (
    <div className="mb-6 grid gap-x-8 gap-y-1 lg:flex lg:items-baseline lg:justify-between">
      <h1 className="min-w-0 text-3xl [overflow-wrap:anywhere]">
        {t(`greeting.${partOfDay(now)}`, { name })}
      </h1>
      <p className="flex-none text-sm text-ink-2 first-letter:uppercase">
        <DateText at={now} show="long" />
      </p>
    </div>
  )
}
