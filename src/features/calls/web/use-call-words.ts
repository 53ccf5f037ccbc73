import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { formatAmount, formatAmountRange } from '#platform/contract/amount.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatDay, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { CallPhase } from '../contract/call.ts'
import { useText } from './use-text.ts'

/** Returns facts of calls and banks in the reader's language; amounts come in feninga. */
export function useCallWords() {
  const t = useText()
  const locale = useLocale()
  return {
    date: (at: string) => formatDate(new Date(at), locale),
    time: (at: string) => formatTime(new Date(at)),
    day: (day: string) => formatDay(day, locale),
    km: (feninga: number) => formatAmount(feninga / 100, locale),
    range: ({ min, max }: { min: number; max: number }) =>
      formatAmountRange({ min: min / 100, max: max / 100 }, locale),
    phase: (phase: CallPhase) => t(`phases.${phase}`),
    say: (text: Bilingual) => readText(text, locale).text,
    towns: (ids: readonly MunicipalityId[]) => ids.map((id) => findMunicipality(id)?.name ?? id).join(', '),
  }
}
