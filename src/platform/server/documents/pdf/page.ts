import PDFDocument from 'pdfkit'
import { type Family, Fonts, type Weight } from './fonts.ts'

export const A4 = { width: 595.28, height: 841.89 }

export type Doc = PDFKit.PDFDocument
export type Struct = ReturnType<Doc['struct']>
export type Style = {
  weight: Weight
  size: number
  colour: string
  leading?: number
  tracking?: number
}

/** The metadata of a document. */
export type About = { language: string; title: string; author: string }

/** A part of the structure that words are put under; a link carries its address. */
export type Leaf = { struct: Struct; tag: string; href?: string | undefined; close: boolean }

type Open = { leaf: Leaf | undefined; page: number }

/** The document that is being drawn: pages that come as they are needed, faces, and the structure for those who listen. */
export class Sheet {
  readonly doc: Doc
  readonly fonts: Fonts
  readonly root: Struct
  #pages = 0
  #open: Open | undefined
  readonly #dress: (sheet: Sheet, page: number) => void

  constructor(about: About, look: { family: Family; dress: (sheet: Sheet, page: number) => void }) {
    this.#dress = look.dress
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      tagged: true,
      subset: 'PDF/UA' as never,
      pdfVersion: '1.7',
      lang: about.language,
      displayTitle: true,
      info: { Title: about.title, Author: about.author, Creator: 'Zamah', Producer: 'Zamah' },
    })
    this.fonts = new Fonts(this.doc, look.family)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Goes to a page, which is made and dressed when it is not there yet. */
  goTo(page: number): void {
    while (this.#pages <= page) {
      this.close()
      this.doc.addPage()
      this.#pages += 1
      this.artifact(() => this.#dress(this, this.#pages - 1))
    }
    if (this.#open && this.#open.page !== page) this.close()
    this.doc.switchToPage(page)
  }

  get pages(): number {
    return this.#pages
  }

  add(parent: Struct, tag: string, options: object = {}): Struct {
    const struct = this.doc.struct(tag, options)
    parent.add(struct)
    return struct
  }

  leaf(parent: Struct, tag: string, options: object = {}): Leaf {
    return { struct: this.add(parent, tag, options), tag, close: false }
  }

  link(parent: Struct, href: string): Leaf {
    return { struct: this.add(parent, 'Link'), tag: 'Link', href, close: true }
  }

  /** Draws words under a leaf; what goes on under the same leaf on the same page is one piece. */
  write(leaf: Leaf, page: number, draw: () => void): void {
    this.goTo(page)
    if (this.#open?.leaf !== leaf) {
      this.close()
      leaf.struct.add(this.doc.markStructureContent(leaf.tag))
      this.#open = { leaf, page }
    }
    draw()
  }

  /** Draws what says nothing: lines, grounds, page numbers. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.close()
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  close(): void {
    if (this.#open) this.doc.endMarkedContent()
    this.#open = undefined
  }

  async finish(): Promise<Buffer> {
    this.close()
    this.root.end()
    const chunks: Buffer[] = []
    const done = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve())
      this.doc.on('error', reject)
    })
    this.doc.end()
    await done
    return Buffer.concat(chunks)
  }
}
