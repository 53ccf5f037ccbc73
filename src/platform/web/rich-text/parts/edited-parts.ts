import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'

/** A part of a text that is not words, where it stands in the editor. */
export type EditedPart = {
  key: string
  /** In which it is drawn. */
  place: HTMLElement
  type: string
  attrs: Record<string, unknown>
  change: (attrs: Record<string, unknown>) => void
  remove: () => void
}

type PartProps = { node: Node; getPos: () => number | undefined; editor: Editor }

/** The parts that an editor shows at this moment: it gives each a place, and the page draws into them. */
export class EditedParts {
  #list: readonly EditedPart[] = []
  #count = 0
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly all = (): readonly EditedPart[] => this.#list

  view({ node, getPos, editor }: PartProps): NodeView {
    const place = document.createElement(node.isInline ? 'span' : 'div')
    place.contentEditable = 'false'
    this.#count += 1
    const key = `part-${this.#count}`
    const at = (run: (from: number) => void) => {
      const from = getPos()
      if (from !== undefined) run(from)
    }
    const part: EditedPart = {
      key,
      place,
      type: node.type.name,
      attrs: node.attrs,
      change: (attrs) =>
        at((from) => editor.view.dispatch(editor.state.tr.setNodeMarkup(from, undefined, attrs))),
      remove: () =>
        at((from) => {
          const size = editor.state.doc.nodeAt(from)?.nodeSize ?? 1
          editor
            .chain()
            .deleteRange({ from, to: from + size })
            .focus(from)
            .run()
        }),
    }
    this.#set([...this.#list, part])
    return {
      dom: place,
      // Input in its fields is not input of the surrounding text.
      stopEvent: ({ type }) => !/^(?:drag|drop)/.test(type),
      ignoreMutation: () => true,
      update: (now) => {
        if (now.type !== node.type) return false
        this.#set(this.#list.map((one) => (one.key === key ? { ...one, attrs: now.attrs } : one)))
        return true
      },
      selectNode: () => place.classList.add('outline-2', 'outline-river'),
      deselectNode: () => place.classList.remove('outline-2', 'outline-river'),
      destroy: () => this.#set(this.#list.filter((one) => one.key !== key)),
    }
  }

  #set(list: readonly EditedPart[]) {
    this.#list = list
    for (const listener of this.#listeners) listener()
  }
}
