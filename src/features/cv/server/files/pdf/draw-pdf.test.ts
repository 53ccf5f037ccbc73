import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { DESIGNS, SCRIPTS } from '../../../contract/variant.ts'
import { documentOf, fullProfile, textsOf } from '../../cv.fixture.ts'
import { drawPdf } from './draw-pdf.ts'
import { startProcessorTime } from '#tests/setup/processor-time.ts'

const looks = DESIGNS.flatMap((design) => SCRIPTS.map((script) => ({ design, script })))
const LANGUAGES = { latin: 'bs-Latn', cyrillic: 'bs-Cyrl', english: 'en-GB' }

/** Joins a text into one line with single spaces. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { pdf, text: flat(text), totalPages }
}

test.each(looks)('a $design CV in $script is real text with every letter', async ({ design, script }) => {
  const document = documentOf({ design, script })
  const { text } = await read(await drawPdf(document, undefined))
  for (const said of textsOf(document)) expect(text).toContain(flat(said))
  if (script === 'cyrillic') expect(text).toContain('Ђорђе Шљивић')
  if (script === 'latin') expect(text).toContain('Čuvam šume, žute đurđice i ćuprije')
})

test.each(looks)(
  'a $design CV in $script tells its structure, language and title',
  async ({ design, script }) => {
    const document = documentOf({ design, script })
    const bytes = await drawPdf(document, undefined)
    const plain = plainOf(bytes)
    expect(plain).toContain('/StructTreeRoot')
    expect(plain).toMatch(/\/Marked true/)
    expect(plain).toContain(`/Lang (${LANGUAGES[script]})`)
    expect(plain).toContain('/DisplayDocTitle true')
    expect(plain).toContain('pdfuaid:part')
    for (const tag of ['Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Link']) {
      expect(plain).toMatch(new RegExp(`/S /${tag}\\b`))
    }
    expect(plain).toContain('/Artifact')
    const { pdf } = await read(bytes)
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: document.title, Author: document.name })
    // Fonts are embedded with only the letters that the file needs.
    expect(plain).toMatch(/\/FontFile2/)
    expect(plain).not.toMatch(/\/BaseFont \/(?:Helvetica|Times)/)
    expect(bytes.length).toBeLessThan(120_000)
  },
)

test.each(DESIGNS)(
  'those who listen to a %s CV hear name, headings and entries in reading order',
  async (design) => {
    const { pdf } = await read(await drawPdf(documentOf({ design, script: 'latin' }), undefined))
    const tree = (await (await pdf.getPage(1)).getStructTree()) as Tree
    const roles = rolesOf(tree)
    expect(roles[0]).toBe('Root')
    expect(roles.indexOf('H1')).toBeLessThan(roles.indexOf('H2'))
    expect(roles.indexOf('H2')).toBeLessThan(roles.indexOf('H3'))
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
  },
)

test.each(DESIGNS)(
  'a %s CV of many pages leaves no heading alone and takes less than its time',
  async (design) => {
    const document = documentOf({ design, script: 'latin', contents: fullProfile(25) })
    const time = startProcessorTime()
    const bytes = await drawPdf(document, undefined)
    expect(time()).toBeLessThan(3000)
    const { pdf, text, totalPages } = await read(bytes)
    expect(totalPages).toBeGreaterThan(2)
    for (let job = 1; job <= 25; job += 1) expect(text).toContain(`Vođenje knjiga ${job}`)
    for (let number = 1; number <= totalPages; number += 1) {
      const tree = (await (await pdf.getPage(number)).getStructTree()) as Tree | null
      const leaves = tree ? leavesOf(tree) : []
      expect(leaves.at(-1)).not.toMatch(/^H\d$/)
    }
    expect(text).toContain(`stranica 1 od ${totalPages}`)
  },
)

test('a photo is in it with a name, and signs that no face has leave no holes', async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00715c' } })
    .jpeg()
    .toBuffer()
  const contents = fullProfile()
  contents.intro.headline.bhs = 'Mostovi 🌉 i ćuprije Ω'
  for (const design of ['arch', 'clear'] as const) {
    const bytes = await drawPdf(documentOf({ design, script: 'latin', contents }), photo)
    expect(plainOf(bytes)).toMatch(/\/S \/Figure/)
    expect((await read(bytes)).text).toContain('Mostovi i ćuprije Ω')
  }
})

test('one word without end is broken rather than lost', async () => {
  const contents = fullProfile()
  const endless = 'neprekidnarijec'.repeat(20)
  contents.about.about.bhs = endless
  for (const design of DESIGNS) {
    const { text } = await read(await drawPdf(documentOf({ design, script: 'latin', contents }), undefined))
    expect(text.replaceAll(' ', '')).toContain(endless)
  }
})

test('an empty profile gives a page with a name', async () => {
  const { EMPTY } = await import('#features/profiles/contract/sections.ts')
  for (const design of DESIGNS) {
    const { text, totalPages } = await read(
      await drawPdf(documentOf({ design, script: 'latin', contents: EMPTY }), undefined),
    )
    expect(totalPages).toBe(1)
    expect(text).toContain('Đorđe Šljivić')
  }
})

type Tree = { role?: string; type?: string; children?: Tree[] }

function rolesOf({ role, children = [] }: Tree): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)]
}

/** Lists the roles of elements with words, in order. */
function leavesOf({ role = '', children = [] }: Tree): string[] {
  return children.flatMap((child) => (child.type === 'content' ? [role] : leavesOf(child)))
}

/** Returns the file with its compressed parts unpacked. */
function plainOf(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const unpacked = [...text.matchAll(/\/FlateDecode[^]*?stream\r?\n/g)].map((match) => {
    const from = match.index + match[0].length
    try {
      return inflateSync(bytes.subarray(from, text.indexOf('endstream', from))).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...unpacked].join('\n')
}

test.each([
  ['clear', 8],
  ['classic', 45],
  ['arch', 6],
] as const)('a %s CV that is a few lines too long moves together on one page', async (design, many) => {
  const contents = fullProfile(2)
  const skills = Array.from({ length: many }, (_, at) => `Vještina ${at}`).map((label) => ({
    id: label,
    skill: null,
    label,
    level: 'basic' as const,
  }))
  const document = documentOf({
    design,
    script: 'latin',
    contents: { ...contents, skills: { items: skills } },
  })
  expect((await read(await drawPdf(document, undefined))).totalPages).toBe(1)
})

test.each(DESIGNS)('forty skills that nobody has confirmed are no page of a %s CV', async (design) => {
  const items = Array.from({ length: 40 }, (_, at) => ({
    id: `${at}`,
    label: `Vještina ${at}`,
    detail: '',
    href: null,
    rank: 0,
    of: 0,
  }))
  const document = documentOf({ design, script: 'latin' })
  const sections = document.sections.map((section) =>
    section.name === 'skills' ? { ...section, items } : section,
  )
  const { text, totalPages } = await read(await drawPdf({ ...document, sections }, undefined))
  expect(text).toContain('Vještina 39')
  expect(totalPages).toBe(1)
})
