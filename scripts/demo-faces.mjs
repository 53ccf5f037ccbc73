// @ts-check
import { cast } from '../src/features/account/server/cast.seed.ts'
import { demoMembers } from '../src/features/account/server/members.seed.ts'
import { DEMO_MENTORS } from '../src/features/mentorship/server/seed/demo-mentors.ts'

// A face is put together from the place of its person in the list and the form of address, never from a name or a town: it
// says nothing of where somebody is from or what they believe. Only invented people have one.

const SKIN = ['#f6d6bd', '#edbe9c', '#dba47d', '#be8660', '#94613f', '#6e4733']
const HAIR = ['#2b1e19', '#50362a', '#7d4e2f', '#b47b45', '#d2ae72', '#a5472f']
const GROUND = ['#bfe0d3', '#d5cef5', '#f7dc9e', '#ffcbb2']
const CLOTHES = ['#00715c', '#06362d', '#7c6bd6', '#ff7a4d', '#f4b740', '#46524d']
const DARK = '#1f1714'
const STYLES = {
  male: ['short', 'crop', 'quiff', 'curls', 'thin', 'cap', 'long', 'bun'],
  female: ['bob', 'long', 'bun', 'braid', 'curls', 'scarf', 'short', 'quiff'],
}

/** @typedef {{ skin: string, hair: string, ground: string, clothes: string, cap: string, style: string, glasses: boolean, aid: boolean, beard: boolean }} Face */

/**
 * Draws the hair behind the head.
 * @param {Face} face
 */
const behind = ({ hair, clothes }) => ({
  long: `<path fill="${hair}" d="M25 42a23 23 0 0 1 46 0v30a5 5 0 0 1-5 5H30a5 5 0 0 1-5-5Z"/>`,
  bob: `<path fill="${hair}" d="M25 42a23 23 0 0 1 46 0v17a4 4 0 0 1-4 4H29a4 4 0 0 1-4-4Z"/>`,
  curls: `<g fill="${hair}"><circle cx="31" cy="36" r="11"/><circle cx="40" cy="26" r="11"/><circle cx="56" cy="26" r="11"/><circle cx="65" cy="36" r="11"/><circle cx="66" cy="50" r="9"/><circle cx="30" cy="50" r="9"/></g>`,
  bun: `<circle cx="48" cy="15" r="9" fill="${hair}"/>`,
  braid: `<path fill="${hair}" d="M62 44h10l2 24-7 10-6-10Z"/>`,
  scarf: `<path fill="${clothes}" d="M24 46a24 24 0 0 1 48 0c0 12 4 22 8 28H16c4-6 8-16 8-28Z"/>`,
})

/**
 * Draws the hair over the forehead.
 * @param {Face} face
 */
const before = ({ hair, clothes, cap }) => ({
  short: `<path fill="${hair}" d="M30 42c-1-14 7-21 18-21s19 7 18 21c-3-6-5-9-8-11-7 3-17 3-21 0-3 2-5 5-7 11Z"/>`,
  crop: `<path fill="${hair}" d="M30 40a18 18 0 0 1 36 0c-4-7-8-9-18-9s-14 2-18 9Z"/>`,
  quiff: `<path fill="${hair}" d="M30 42c-2-9 0-14 4-16 2-8 16-11 26-4 6 3 8 10 6 20-2-6-5-10-9-12-8 1-16 0-21-2-3 4-5 8-6 14Z"/>`,
  long: `<path fill="${hair}" d="M29 46c0-16 8-25 19-25s19 9 19 25c-5-4-9-9-11-15-6 7-17 11-27 15Z"/>`,
  bob: `<path fill="${hair}" d="M29 44c0-14 8-23 19-23s19 9 19 23c-3-2-5-4-6-8H35c-1 4-3 6-6 8Z"/>`,
  curls: `<path fill="${hair}" d="M31 40c3-9 9-13 17-13s14 4 17 13c-4-4-6-5-9-5-5 2-11 2-16 0-3 0-6 2-9 5Z"/>`,
  bun: `<path fill="${hair}" d="M29 43c0-14 8-22 19-22s19 8 19 22c-5-9-11-13-19-13s-14 4-19 13Z"/>`,
  braid: `<path fill="${hair}" d="M29 44c0-15 8-23 19-23s20 8 20 24c-6-3-12-8-15-14-5 6-15 10-24 13Z"/>`,
  scarf: `<path fill="${clothes}" d="M27 48c0-16 9-25 21-25s21 9 21 25h-4c0-10-7-16-17-16s-17 6-17 16Z"/>`,
  thin: `<path fill="${hair}" d="M29 48c-1-6 0-10 2-13 1 5 1 9 0 13Zm38 0c1-6 0-10-2-13-1 5-1 9 0 13Z"/>`,
  cap: `<path fill="${cap}" d="M29 39a19 19 0 0 1 38 0h8a3 3 0 0 1 0 5c-15-3-31-3-46-1Z"/>`,
})

/**
 * @param {Record<string, string>} parts
 * @param {string} style
 */
const partOf = (parts, style) => parts[style] ?? ''

/** @param {Face} face */
function draw(face) {
  const { skin, hair, ground, clothes, style, glasses, aid, beard } = face
  const back = partOf(behind(face), style)
  const shoulders = `<path fill="${clothes}" d="M12 96a36 29 0 0 1 72 0Z"/>`
  const isCovered = style === 'scarf'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 96 96"><path fill="${ground}" d="M0 0h96v96H0Z"/>`,
    isCovered ? shoulders + back : back + shoulders,
    isCovered ? '' : `<path fill="${skin}" d="M41 56h14v13a7 7 0 0 1-14 0Z"/>`,
    `<path fill="${skin}" d="M30 42a18 18 0 0 1 36 0v5a18 18 0 0 1-36 0Z"/>`,
    beard
      ? `<path fill="${hair}" d="M30 44c0 16 7 23 18 23s18-7 18-23c-2 8-6 10-9 10H39c-3 0-7-2-9-10Z"/>`
      : '',
    partOf(before(face), style),
    `<path d="M41 45v2m14-2v2" stroke="${DARK}" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="M43 ${beard ? 57 : 56}q5 4 10 0" fill="none" stroke="${beard ? skin : DARK}" stroke-width="2" stroke-linecap="round"/>`,
    glasses
      ? `<path d="M34 46a6 6 0 1 0 12 0 6 6 0 1 0-12 0m16 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0m-4-1q2-1 4 0" fill="none" stroke="${DARK}" stroke-width="1.8"/>`
      : '',
    aid
      ? '<path d="M66 44q4-2 4 3c0 3-2 3-3 6" fill="none" stroke="#00715c" stroke-width="2.6" stroke-linecap="round"/>'
      : '',
    '</svg>',
  ].join('')
}

/**
 * A number that spreads places over all features of a face.
 * @param {number} place
 */
function spread(place) {
  let hash = 2166136261
  for (const digit of `face ${place}`) hash = Math.imul(hash ^ digit.charCodeAt(0), 16777619)
  return hash >>> 0
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} at
 * @returns {T}
 */
function pick(list, at) {
  return /** @type {T} */ (list[at % list.length])
}

/**
 * @param {number} place
 * @param {'female' | 'male'} gender
 */
function faceAt(place, gender) {
  const hash = spread(place)
  const clothes = (hash >>> 9) % CLOTHES.length
  return draw({
    skin: pick(SKIN, hash >>> 5),
    hair: pick(HAIR, hash >>> 13),
    ground: pick(GROUND, hash),
    clothes: pick(CLOTHES, clothes),
    cap: pick(CLOTHES, clothes + 2),
    style: pick(STYLES[gender], hash >>> 11),
    glasses: (hash >>> 3) % 5 === 0,
    aid: (hash >>> 7) % 23 === 0,
    beard: gender === 'male' && (hash >>> 17) % 3 === 0,
  })
}

const own = Object.values(cast)
const mentors = new Set(DEMO_MENTORS.map(({ email }) => email))

/** Amra has no photo yet: her next step is to add one. The rest of the cast, mentors and every second member have theirs. */
const people = [...own, ...demoMembers]
  .map(({ email, gender }, place) => ({ email, gender, place }))
  .filter(({ email, place }) => place > 0 && (place < own.length || mentors.has(email) || place % 2 === 1))

/** Faces of the demo world by the first part of an address. */
export const faces = Object.fromEntries(
  people.map(({ email, gender, place }) => [
    /** @type {string} */ (email.split('@')[0]),
    faceAt(place, gender === 'male' ? 'male' : 'female'),
  ]),
)
