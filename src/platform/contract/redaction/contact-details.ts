export const HIDDEN = '•••'

/** The known contact details of a person; addresses and numbers are recognised besides them. */
export type Contact = { email?: string | null; phone?: string | null }

/** Mails, numbers, links and names on other platforms, in a text that somebody wrote about themselves. */
export function hideContactDetails(text: string, { phone }: Pick<Contact, 'phone'> = {}): string {
  const own = (phone ?? '').replace(/\D/g, '').slice(-OWN_DIGITS)
  return text
    .replace(SPELT_OUT_MAIL, HIDDEN)
    .replace(HANDLE, `$1${HIDDEN}`)
    .replace(/\S+/g, hideToken)
    .replace(NUMBERS, (match, date: string | undefined, at: number) =>
      date === undefined && isNumberOfPerson(match, { own, after: text.slice(at + match.length, at + 40) })
        ? HIDDEN
        : match,
    )
    .replace(BIRTH, `$1${HIDDEN}`)
    .replace(AGE, `$1${HIDDEN}`)
}

const OWN_DIGITS = 7

/** amra (at) primjer.ba */
const SPELT_OUT_MAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s{0,2}[([{]\s?(?:at|et|@|majmun)\s?[)\]}]\s{0,2}[^\s,;]{1,190}/giu
/** LinkedIn: amra-h */
const HANDLE =
  /(\b(?:linkedin|instagram|insta|ig|facebook|fb|github|gitlab|tiktok|twitter|behance|dribbble|skype|discord|telegram|viber|whatsapp)(?:\s(?:profil|profile))?\s{0,2}[:=]\s{0,2})[^\s,;]+/giu

const ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|mailto:|tel:)./i
const PROFILE = /(?:^|\/)(?:profil|cv)\/./i
const HOST =
  /^(?:[\p{L}\p{N}_-]{1,63}\.){1,6}(?:com|ba|org|hr|rs|me|eu|info|biz|edu|gov|de|at|si|mk|dev|app|site|online|xyz|link|ee|bio|blog|tv|uk)(?:[/?#:].*)?$/iu
/** These end names of techniques too (ASP.NET, Socket.io), so that only a path tells an address. */
const HOST_WITH_PATH = /^(?:[\p{L}\p{N}_-]{1,63}\.){1,6}(?:net|io|ai|co|gg)\/./iu
const AT_HANDLE = /^@[\p{L}\p{N}_.]{2,}$/u
const AROUND = /^([\p{Ps}\p{Pi}"'„<*]*)(.*?)([\p{Pe}\p{Pf}"'“>.,;:!?*]*)$/su

function hideToken(token: string): string {
  if (!/[@＠./:]/.test(token) || token.length > TOKEN_MAX) return token
  const [, before = '', inner = '', after = ''] = AROUND.exec(token) ?? []
  return isContact(inner) ? before + HIDDEN + after : token
}

/** Longer ones are no address of a person, but what somebody pasted. */
const TOKEN_MAX = 2000

function isContact(token: string): boolean {
  const plain = token.replaceAll('＠', '@').replaceAll('．', '.')
  const at = plain.indexOf('@')
  if (at > 0 && at < plain.length - 1) return true
  return [ADDRESS, PROFILE, HOST, HOST_WITH_PATH, AT_HANDLE].some((one) => one.test(plain))
}

/** Dates and years are left; otherwise seven digits or more, with whatever people put between them. */
const NUMBERS = new RegExp(
  [
    String.raw`((?<![\d+])(?:\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d{2}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\s?(?:19|20)\d{2}|(?:19|20)\d{2})(?!\d|[./-]\d{3}))`,
    String.raw`[+(]{0,3}\d(?:[\s()./\-–—·•]{0,3}\d){6,}`,
  ].join('|'),
  'g',
)
const AMOUNT = /^\d{1,3}(?:[.\s]\d{3})+$/
const CURRENCY = /^(?:,\d{2})?\s?(?:KM|BAM|EUR|€|eur[ai]?\b|marak)/i

function isNumberOfPerson(match: string, { own, after }: { own: string; after: string }): boolean {
  const digits = match.replace(/\D/g, '')
  if (own.length === OWN_DIGITS && digits.includes(own)) return true
  if (AMOUNT.test(match) && CURRENCY.test(after)) return false
  if (/^[+(]*\+|^\(?00/.test(match)) return digits.length >= 8
  if (digits.startsWith('0')) return digits.length >= 8
  if (/^387\d{7,9}$/.test(digits)) return true
  if (/^6[0-7]\d{6,7}$/.test(digits)) return true
  return digits.length >= 9 && !AMOUNT.test(match)
}

/** When somebody was born, and how old they say they are; years of work stay. */
const BIRTH =
  /(\b(?:ro(?:đ|dj)en[aio]?|born)\b[^.\n\d]{0,30})(?:\d{1,2}\.?\s?(?:\d{1,2}\.\s?|\p{L}{3,10}\s)?)?(?:19|20)\d{2}\.?/giu
const AGE =
  /(\bimam\s)\d{2}(?=\s(?:godin\p{L}{0,3}|ljeta)(?!\p{L})(?!\s(?:radnog\s)?(?:iskustv|rada|staž)))|()\b\d{2}(?=[\s-]years?[\s-]old)/giu
