import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../src/platform/web/ui/tokens.css', import.meta.url), 'utf8')

type Theme = Record<string, string>

const [lightText = '', darkText = ''] = css.split('@variant dark')
const light = colours(lightText)
const dark = { ...light, ...colours(darkText) }

const PEOPLE = [1, 2, 3, 4, 5, 6, 7].map((n) => `person-${n}`)

/** Text on ground, and the ratio required by WCAG 2.2 or the design. */
const PAIRS: [text: string, ground: string, least: number][] = [
  ...['paper', 'surface', 'sunken'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['ink-2', ground, 7],
    ['ink-3', ground, 4.5],
    ['river-ink', ground, 7],
    ['edge', ground, 3],
  ]),
  ...['paper', 'surface'].flatMap((ground): [string, string, number][] => [
    ['apricot-ink', ground, 4.5],
    ['lilac-ink', ground, 7],
    ['sun-ink', ground, 7],
    ['harm-ink', ground, 7],
    ['river', ground, 3],
    ['lilac', ground, 3],
  ]),
  ...['river', 'apricot', 'lilac', 'sun', 'harm'].flatMap((tint): [string, string, number][] => [
    ['ink', `${tint}-tint`, 7],
    [`${tint}-ink`, `${tint}-tint`, 4.5],
    ['river-ink', `${tint}-tint`, 4.5],
  ]),
  ['on-river', 'river', 4.5],
  ['on-river', 'river-hover', 4.5],
  ['on-apricot', 'apricot', 7],
  ['on-apricot', 'apricot-hover', 7],
  ['on-sun', 'sun', 7],
  ['on-harm', 'harm', 4.5],
  ['on-lilac', 'lilac', 3],
  ['on-deep', 'deep', 7],
  ['on-deep', 'deep-2', 7],
  ['on-deep-2', 'deep', 7],
  ['on-deep-2', 'deep-2', 4.5],
  ['deep-edge', 'deep', 3],
  ['deep-edge', 'deep-2', 3],
  ['apricot', 'deep', 4.5],
  ['sun', 'deep', 4.5],
  ...PEOPLE.flatMap((person): [string, string, number][] => [
    ['on-person', person, 4.5],
    ...['paper', 'surface', 'sunken'].map((ground): [string, string, number] => [person, ground, 3]),
  ]),
  ...['stone-1', 'stone-2', 'stone-3'].map((stone): [string, string, number] => ['on-stone', stone, 4.5]),
]

test.each(PAIRS)('%s can be read on %s in both themes', (text, ground, least) => {
  for (const theme of [light, dark]) expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(least)
})

test('the dark theme draws its own ground, ink and accents', () => {
  for (const role of ['paper', 'surface', 'ink', 'river', 'apricot', 'lilac', 'sun', 'harm'])
    expect(dark[role]).not.toBe(light[role])
})

test('seven people who write at once are told apart, in both themes', () => {
  // In OKLab; 0.02 is just noticeable side by side.
  for (const theme of [light, dark])
    for (const one of PEOPLE)
      for (const other of PEOPLE.filter((person) => person > one))
        expect(apart(theme[one]!, theme[other]!), `${one}, ${other}`).toBeGreaterThan(0.09)
})

function colours(text: string): Theme {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role = '', value = '']) => [role, value]),
  )
}

function contrast(theme: Theme, a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(theme[a]), luminance(theme[b])].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex = '#'): number {
  const [red, green, blue] = shares(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the luminance shares of red, green and blue. */
function shares(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

function apart(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))
}

function oklab(hex: string): number[] {
  const [red, green, blue] = shares(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}
