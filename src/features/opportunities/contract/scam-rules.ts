import { fold } from '#platform/contract/fold.ts'
import type { Content } from './content.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

/** Mail services on which anybody gets an address in a minute. */
const FREE_MAIL = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.co.uk hotmail.com outlook.com live.com msn.com icloud.com aol.com proton.me protonmail.com gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.com yandex.ru bih.net.ba net.hr t-com.me hotmail.co.uk ymail.com zoho.com tutanota.com'.split(
    ' ',
  ),
)

/** Requests for payment from applicants: verbs of paying near an amount or a purpose that only swindlers bill. */
const PAY =
  '(?:uplat\\w*|upla[tc]\\w*|plat(?:iti|ite|i|is|imo)|depozit\\w*|kaucij\\w*|avans\\w*|akontacij\\w*|prepay\\w*|pay|paying|payment|deposit|transfer)'
const AMOUNT =
  '(?:\\d{1,6}(?: \\d{3}){0,3}(?: \\d{2})? ?(?:km|bam|eur|eura|evra|euro|maraka|usd|chf)|km \\d+|eur \\d+)'
const PURPOSE =
  '(?:obrad\\w+ (?:papir\\w*|dokument\\w*|prijav\\w*|viz\\w*)|papir\\w*|radn\\w+ dozvol\\w*|viz\\w+|dokumentacij\\w*|rezervacij\\w* mjesta|registracij\\w*|processing|paperwork|visa|work permit|registration fee|application fee|starter kit)'
const NEAR = '(?: \\S+){0,7}? '
const RULES = [
  new RegExp(`\\b${PAY}${NEAR}${AMOUNT}\\b`),
  new RegExp(`\\b${AMOUNT}${NEAR}(?:za|for)${NEAR.replace('7', '2')}${PURPOSE}`),
  new RegExp(`\\b${PAY}${NEAR}(?:za|for|prije|before)${NEAR.replace('7', '3')}${PURPOSE}`),
  /\b(?:western union|moneygram|gift card|poklon kartic\w+|kripto novc\w+|bitcoin|usdt)\b/,
]
/** Phrases that reverse who pays whom: pay that the member gets is no fee. */
const GETS =
  /\b(?:placamo|isplac\w*|isplat\w*|nudimo|plata|placa|zarada|dnevnic\w*|naknada|stipendij\w*|nagrad\w*|primanja|dobijas|we pay|we offer|salary|wage|per diem|reimburs\w*|paid|prize|kotizacij\w*|participacij\w*|cijena|price|kupac|kupci|kupcima|prodaj\w*|platnog|platni|platne)\b/

/** Returns whether a text asks applicants for money. */
export function asksMoney(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const words = fold(sentence)
    return RULES.some((rule) => rule.test(words)) && !GETS.test(words)
  })
}

/** Returns whether an address belongs to a free mail service. */
export function isFreeMail(email: string): boolean {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? ''
  return email.includes('@') && FREE_MAIL.has(domain)
}

/** Returns all public texts, in both languages. */
export function textsOf({ title, summary, body }: Pick<Content, 'title' | 'summary' | 'body'>): string {
  return [title.bhs, summary.bhs, plainText(body.bhs), title.en, summary.en, plainText(body.en)].join('\n')
}

function sentencesOf(text: string): string[] {
  return text.split(/\n|[!?;]|\.(?=\s|$)/).filter((sentence) => sentence.trim() !== '')
}
