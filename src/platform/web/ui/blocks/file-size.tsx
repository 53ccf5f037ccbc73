import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'

const KB = 1024
const MB = KB * KB

export function FileSize({ bytes }: { bytes: number }) {
  const locale = useLocale()
  const number = new Intl.NumberFormat(htmlLang(locale), { maximumFractionDigits: bytes < MB ? 0 : 1 })
  const text = bytes < MB ? `${number.format(Math.ceil(bytes / KB))} KB` : `${number.format(bytes / MB)} MB`
  return <span className="text-xs opacity-80">{text}</span>
}
