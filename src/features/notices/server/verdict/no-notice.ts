import type { NoNoticeReason } from '../../contract/no-notice.ts'
import { findDates } from '../facts/dates.ts'
import { datedRoles } from '../facts/date-roles.ts'
import { rolesOf } from '../lines/line-roles.ts'
import { findPosts } from '../lines/posts.ts'
import type { NoticeText } from '../text/notice-text.ts'
import { AGAINST, OFFERS, type Sign } from './verdict-signs.ts'

const READ = 12_000
/** Times that one sign counts: a page that repeats itself says nothing more. */
const TIMES_MAX = 3
/** Least weight of the signs against a notice; they must also outweigh those for it. */
const LEAST = 3
/** Least weight without any sign of an offer. */
const LEAST_WITHOUT_OFFER = 1
const HEADING_READ = 160

/** Returns why a text is no notice; `undefined` where somebody may apply. */
export function whyNoNotice(notice: NoticeText): NoNoticeReason | undefined {
  const body = notice.flat.slice(0, READ)
  const offer = offerOf(notice, body)
  const reasons = reasonsOf(notice, body).sort((a, b) => b.weight - a.weight)
  const [first] = reasons
  if (first && first.weight >= LEAST && first.weight > offer) return first.reason
  return first && first.weight >= LEAST_WITHOUT_OFFER && offer <= 0 ? first.reason : undefined
}

/** Returns the weight of signs that one can apply, come or get something. */
function offerOf(notice: NoticeText, body: string): number {
  const days = datedRoles(notice, findDates(notice))
  const closes = days.some(({ role }) => role === 'closes') ? 2 : 0
  const posts = findPosts(notice).some(({ count }) => count) ? 3 : 0
  return closes + posts + weightOf(OFFERS, body)
}

/** `Popunite formular do …, a rezultate ćete dobiti`. */
const TELLS_APPLYING =
  /\b(?:popunite|prijavite|saljite|posaljite|prijave se (?:podnos|salj|predaj)\w+|prijave (?:su otvorene|traju|do)|apply)\b/
const LINE_READ = 400

type Reason = { reason: NoNoticeReason; weight: number }

function reasonsOf(notice: NoticeText, body: string): Reason[] {
  const own = notice.lines.filter(({ text }) => /\p{L}{2}/u.test(text)).slice(0, 200)
  const heading = own
    .slice(0, 6)
    // A line about applying says when results come, not what they are.
    .filter(({ flat }) => !TELLS_APPLYING.test(flat.slice(0, LINE_READ)))
    .map(({ flat }) => flat.slice(0, HEADING_READ))
    .join('\n')
  const matches = AGAINST.map(({ reason, headings, signs }) => ({
    reason,
    weight: weightOf(headings, heading) + weightOf(signs, body),
  }))
  return [
    ...matches,
    { reason: 'menu', weight: menuWeight(notice, own) },
    { reason: 'prices', weight: priceWeight(own) },
  ]
}

type Lines = NoticeText['lines']

/** Returns the weight of a menu: short lines without a sentence, some of them only found on pages. */
function menuWeight(notice: NoticeText, own: Lines): number {
  if (own.length < 4) return 0
  const roles = rolesOf(notice)
  const menus = own.filter((line) => roles.get(line) === 'menu').length
  const short = own.filter(
    ({ text }) => text.trim().split(/\s+/).length <= 4 && !/\d{2}|[.!?:]$/.test(text.trim()),
  ).length
  const isSentence = own.some(({ text }) => text.length > 70 && !text.includes('|'))
  if (isSentence) return 0
  return short + menus >= own.length * 0.8 ? 3 + Math.min(2, menus) / 2 : 0
}

/** Returns the weight of a price list: items with prices, line after line. */
function priceWeight(own: Lines): number {
  const prices = own.filter(({ flat }) =>
    // Prizes are no prices.
    /^(?![^\n]*\bnagrad)[^\n]{3,60}\s\d{1,4}(?:[.,]\d{2})?\s?(?:km|eur|€)(?:$|\s?[^\w]?$)/.test(
      flat.slice(0, 90).trim(),
    ),
  )
  return prices.length >= 3 ? 2 + Math.min(4, prices.length / 2) : 0
}

function weightOf(signs: readonly Sign[], text: string): number {
  let sum = 0
  for (const [weight, sign] of signs) {
    let times = 0
    for (const _ of text.matchAll(sign)) {
      times += 1
      sum += weight / times
      if (times >= TIMES_MAX) break
    }
  }
  return sum
}
