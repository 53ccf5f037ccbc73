import { Schema, type Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import { initProseMirrorDoc, updateYFragment } from '@tiptap/y-tiptap'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { writeTyping } from './write-typing.ts'

const RUNS = Number(process.env.SIM_RUNS ?? 1000)
const TYPED = '[offline mina] '
/** Words that begin and end like the words beside them. */
const WORDS = ['Emina', 'ekipa', 'E', 'mina', 'Evo', 'en', 'klupe', '[o', 'i', 'f]']

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    text: {},
  },
})

/** An editor without a screen, with its own comparison after the typing. */
class Editor {
  readonly doc = new Y.Doc()
  readonly #text = this.doc.getXmlFragment('text')
  #now: Pick<ReturnType<typeof initProseMirrorDoc>, 'doc' | 'meta'>

  constructor(state: Uint8Array) {
    Y.applyUpdate(this.doc, state)
    this.#now = initProseMirrorDoc(this.#text, schema)
  }

  change(edit: (transform: Transform) => unknown, cursor: number): void {
    const { doc: before, meta } = this.#now
    const transform = new Transform(before)
    edit(transform)
    const { doc: after } = transform
    const shared = { doc: this.doc, type: this.#text, mapping: meta.mapping }
    this.doc.transact(() => writeTyping(shared, { before, after, cursor }))
    updateYFragment(this.doc, this.#text, after, meta)
    this.#now = { doc: after, meta }
    expect(initProseMirrorDoc(this.#text, schema).doc.eq(after)).toBe(true)
  }

  line(at: number): { from: number; node: Node } {
    const { doc } = this.#now
    let from = 0
    for (let n = 0; n < at; n += 1) from += doc.child(n).nodeSize
    return { from: from + 1, node: doc.child(at) }
  }
}

function linesOf(doc: Y.Doc): string[] {
  return initProseMirrorDoc(doc.getXmlFragment('text'), schema).doc.children.map((line) => line.textContent)
}

function stateOf(lines: readonly string[]): Uint8Array {
  const doc = new Y.Doc()
  const made = lines.map((words) => {
    const line = new Y.XmlElement('paragraph')
    line.insert(0, [new Y.XmlText(words)])
    return line
  })
  doc.getXmlFragment('text').insert(0, made)
  return Y.encodeStateAsUpdate(doc)
}

const line = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))

test('letters typed before a word stay together while another person deletes or rewrites the line', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('deletes', 'rewrites', 'deletes by key'),
      (lines, which, word, how) => {
        const state = stateOf(lines)
        const [typist, other] = [new Editor(state), new Editor(state)]
        const at = which % lines.length
        const starts = [...lines[at]!.matchAll(/\S+/g)].map(({ index }) => index)
        const begin = starts[word % starts.length]!
        const { from } = typist.line(at)
        for (const [n, letter] of [...TYPED].entries())
          typist.change((tr) => tr.insert(from + begin + n, schema.text(letter)), from + begin + n + 1)
        const { from: start, node } = other.line(at)
        const end = start + node.content.size
        if (how === 'deletes') other.change((tr) => tr.delete(start, end), start)
        if (how === 'rewrites')
          other.change((tr) => tr.replaceWith(start, end, schema.text('Novo')), start + 4)
        if (how === 'deletes by key')
          for (let key = end; key > start; key -= 1) other.change((tr) => tr.delete(key - 1, key), key - 1)

        Y.applyUpdate(typist.doc, Y.encodeStateAsUpdate(other.doc))
        Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(typist.doc))
        const merged = linesOf(typist.doc)
        expect(linesOf(other.doc)).toEqual(merged)
        expect(merged[at]).toContain(TYPED)
        expect(merged.toSpliced(at, 1)).toEqual(lines.toSpliced(at, 1))
      },
    ),
    { numRuns: RUNS },
  )
})
