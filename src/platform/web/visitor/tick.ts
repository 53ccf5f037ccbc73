import { type TimeLeft, timeLeft } from '#platform/contract/countdown.ts'
import { ServerClock } from '#platform/contract/server-clock.ts'

const SECOND_MS = 1000

/** A message as the build compiles it: words, and plurals by the name of their number, in whose forms 0 stands for it. */
type Part = string | [name: string, kind: 2, forms: Partial<Record<string, string | (string | 0)[]>>]
export type Message = string | Part[]

/** What a page gives of its countdown to a browser without the application: the server's hour, and the words by unit. */
export type Countdown = { until: string; hourAt: string; texts: Partial<Record<TimeLeft['unit'], Message>> }

/** Goes on counting on reading pages. Cyrillic pages stay as they were drawn, because the words here are Latin. */
export function startCountdowns(): void {
  const { lang, dataset } = document.documentElement
  if (dataset.script === 'cyrillic') return
  for (const place of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const { until, hourAt, texts } = JSON.parse(place.dataset.countdown ?? '{}') as Countdown
    const clock = new ServerClock()
    clock.hearPage(hourAt, Date.now(), performance.now())
    setInterval(() => {
      const at = clock.at(Date.now())
      const words = sayLeft(texts, timeLeft(new Date(until), new Date(at)), lang)
      if (words !== place.textContent) place.textContent = words
    }, SECOND_MS)
  }
}

/** Says the time left in the words of the page; nothing once it is over. */
export function sayLeft(texts: Countdown['texts'], left: TimeLeft, language: string): string {
  const values: Record<string, unknown> = left
  const message = texts[left.unit] ?? ''
  if (typeof message === 'string') return message
  // Some browsers do not know our language, but one whose plurals are the same.
  const rules = new Intl.PluralRules([language, 'hr'])
  return message
    .map((part) => {
      if (typeof part === 'string') return part
      const [name, , forms] = part
      const count = Number(values[name])
      const form = forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other ?? ''
      return typeof form === 'string' ? form : form.map((piece) => piece || String(count)).join('')
    })
    .join('')
}
