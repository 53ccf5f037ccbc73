import { fileURLToPath } from 'node:url'

export const FAMILIES = {
  onest: {
    body: '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf',
    strong: '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf',
    head: '@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf',
  },
  sans: {
    body: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    head: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
  serif: {
    body: '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
    strong: '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf',
    head: '@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf',
  },
} as const
export type Family = keyof typeof FAMILIES
export type Weight = 'body' | 'strong' | 'head'

type Doc = PDFKit.PDFDocument
type Glyphs = { hasGlyphForCodePoint(point: number): boolean }

/** Faces that are named to a document only once it writes with them; letters that a face lacks are found in the next. */
export class Fonts {
  readonly #doc: Doc
  readonly #family: Family
  readonly #named = new Set<string>()
  readonly #known = new Map<string, string | undefined>()

  constructor(doc: Doc, family: Family) {
    this.#doc = doc
    this.#family = family
  }

  use(name: string, size: number): void {
    if (!this.#named.has(name)) {
      const [family, weight] = name.split('/') as [Family, Weight]
      this.#doc.registerFont(name, fileURLToPath(import.meta.resolve(FAMILIES[family][weight])))
      this.#named.add(name)
    }
    this.#doc.font(name).fontSize(size)
  }

  /** A text in pieces of one face each; signs that no face has, such as emoji, are left out. */
  runs(text: string, weight: Weight): { text: string; font: string }[] {
    const runs: { text: string; font: string }[] = []
    for (const sign of text) {
      const key = `${weight}${sign}`
      if (!this.#known.has(key)) this.#known.set(key, this.#faceFor(sign, weight))
      const font = this.#known.get(key)
      if (font === undefined) continue
      const last = runs.at(-1)
      if (last?.font === font) last.text += sign
      else runs.push({ text: sign, font })
    }
    return runs
  }

  #faceFor(sign: string, weight: Weight): string | undefined {
    const own = `${this.#family}/${weight}`
    for (const font of this.#family === 'sans' ? [own] : [own, `sans/${weight}`]) {
      if (this.#glyphs(font).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return font
    }
    return undefined
  }

  #glyphs(font: string): Glyphs {
    this.use(font, 10)
    // The library keeps the opened face there; its types do not say so.
    return (this.#doc as unknown as { _font: { font: Glyphs } })._font.font
  }
}
