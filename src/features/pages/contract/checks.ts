import { isBlank } from '#platform/contract/bilingual.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { embedFrom, embedSite } from '#platform/contract/rich-text/embeds.ts'
import type { Block } from './blocks/definitions.ts'
import type { BilingualRich, Field, Picture, Value } from './blocks/fields.ts'
import { missingLanguages, pageWords, valuesOf, wordsOf } from './blocks/walk.ts'
import type { Content } from './content.ts'
import { pageWeight, WEIGHT_LIMIT } from './weight.ts'

/** The faults that stop publishing, and the warnings before it. */
export const FAULTS = [
  'title',
  'noBlocks',
  'required',
  'alt',
  'linkText',
  'linkAddress',
  'linkGone',
  'pictureGone',
  'callGone',
  'formGone',
  'videoHost',
] as const
export const HINTS = ['translation', 'headings', 'vagueLink', 'heavy'] as const
export type Finding = {
  kind: (typeof FAULTS)[number] | (typeof HINTS)[number]
  /** The block where it is mended; the page itself if none. */
  block: string | null
  /** The place of the wrong value: `<block>.<name>` or `<block>.<item>.<name>`. */
  path: string
}

const VAGUE = new Set([
  'ovdje',
  'klikni',
  'klikni ovdje',
  'više',
  'link',
  'here',
  'click here',
  'more',
  'read more',
])

export function isFault({ kind }: Finding): boolean {
  return (FAULTS as readonly string[]).includes(kind)
}

/** The faults that only the server knows. */
export const SERVER_FAULTS: readonly Finding['kind'][] = ['linkGone', 'pictureGone', 'callGone', 'formGone']

/** Everything that can be told from the page and the bytes of its pictures; what it leads to only the server knows. */
export function checkContent(content: Content, pictureBytes = 0): Finding[] {
  const { title } = content.root.props
  return [
    ...(isBlank(title) ? [{ kind: 'title', block: null, path: 'page.title' } as const] : []),
    ...(content.content.length === 0 ? [{ kind: 'noBlocks', block: null, path: 'page' } as const] : []),
    ...content.content.flatMap(checkBlock),
    ...(pageWords(content).some((words) => missingLanguages(words).length > 0)
      ? [{ kind: 'translation', block: null, path: 'page' } as const]
      : []),
    ...(pageWeight(content, pictureBytes) > WEIGHT_LIMIT
      ? [{ kind: 'heavy', block: null, path: 'page' } as const]
      : []),
  ]
}

function checkBlock(block: Block): Finding[] {
  const { id } = block.props
  const findingAt = (kind: Finding['kind'], path: string): Finding => ({ kind, block: id, path })
  const words = wordsOf(block)
  const links = valuesOf(block).filter(({ field }) => field.kind === 'link')
  const buttonText = words.find(({ name }) => name === 'buttonText')
  const buttonLink = buttonText && links.find(({ path }) => path === `${id}.link`)
  const values = valuesOf(block)
  return [
    ...words
      .filter(({ required, text }) => required && isBlank(text))
      .map(({ path, name }) => findingAt(name === 'alt' ? 'alt' : 'required', path)),
    ...links
      .filter(({ field, value }) => field.kind === 'link' && field.required && value === '')
      .map(({ path }) => findingAt('linkAddress', path)),
    ...values
      .filter(({ field, value }) => isUnset(field, value))
      .map(({ path }) => findingAt('required', path)),
    ...(block.type === 'video' && block.props.link !== '' && !isSafeVideo(block.props.link)
      ? [findingAt('videoHost', `${id}.link`)]
      : []),
    ...(buttonText && buttonLink && buttonLink.value !== '' && isBlank(buttonText.text)
      ? [findingAt('linkText', buttonText.path)]
      : []),
    ...(buttonText && buttonLink && buttonLink.value === '' && !isBlank(buttonText.text)
      ? [findingAt('linkAddress', buttonLink.path)]
      : []),
    ...words
      .filter(
        ({ name, text }) => name === 'buttonText' && LOCALES.some((language) => isVague(text[language])),
      )
      .map(({ path }) => findingAt('vagueLink', path)),
    ...values
      .filter(({ field, value }) => field.kind === 'rich' && hasSkippedHeading(value as BilingualRich))
      .map(({ path }) => findingAt('headings', path)),
  ].filter((finding, at, all) => all.findIndex((one) => isSame(one, finding)) === at)
}

function isUnset(field: Field, value: Value): boolean {
  if (field.kind === 'moment') return value === null
  if (field.kind === 'call' || field.kind === 'form') return value === ''
  return field.kind === 'picture' && field.required === true && (value as Picture).picture === null
}

function isSame(one: Finding, other: Finding): boolean {
  return one.kind === other.kind && one.path === other.path
}

/** Sites that the product knows, as in articles. */
function isSafeVideo(link: string): boolean {
  const embed = embedFrom(link)
  return embed !== undefined && embedSite(embed) !== 'OpenStreetMap'
}

function isVague(text: string): boolean {
  return VAGUE.has(
    text
      .trim()
      .toLowerCase()
      .replace(/[.!…]$/, ''),
  )
}

/** A small heading before any large one leaves a gap for whoever goes from heading to heading. */
function hasSkippedHeading(texts: BilingualRich): boolean {
  return LOCALES.some((language) => firstLevel(texts[language]) === 3)
}

function firstLevel({ content }: RichText): 2 | 3 | undefined {
  const heading = content.find((block) => block.type === 'heading')
  return heading?.type === 'heading' ? heading.attrs.level : undefined
}
