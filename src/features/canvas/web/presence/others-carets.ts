import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import {
  absolutePositionToRelativePosition,
  type ProsemirrorBinding,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap'
import { readPlace, encodePlace } from '../../contract/carets.ts'
import type { CanvasCaret } from '../../contract/live.ts'
import { namedCaretClass, selectionClass } from './caret-look.ts'
import type { Presence, Present } from './presence.ts'

/** The time in milliseconds for which a name is shown beside a caret that has moved. */
const NAME_MS = 2500
/** The width of a name in pixels; with less space to the right it is shown to the left. */
const NAME_WIDTH = 132

const key = new PluginKey<DecorationSet>('others-carets')

/** Shows the others' carets in the editor of a box, and sends them the member's own. */
export function othersCarets(presence: Presence, box: string) {
  const bars = new Map<string, HTMLElement>()
  const inBox = () => presence.carets().filter((caret) => caret.box === box)

  function draw(state: EditorState): DecorationSet {
    const decorations = inBox().flatMap(({ person, name, place, anchor, head }) => {
      const [from, to] = [positionOf(state, anchor), positionOf(state, head)]
      if (to === undefined || !state.doc.resolve(to).parent.inlineContent) return []
      const bar = Decoration.widget(to, () => barOf({ person, name, place }), {
        key: `${person} ${place}`,
        side: 10,
      })
      if (from === undefined || from === to) return [bar]
      const words = { class: selectionClass(place) }
      return [Decoration.inline(Math.min(from, to), Math.max(from, to), words), bar]
    })
    return DecorationSet.create(state.doc, decorations)
  }
  function barOf({ person, name, place }: Pick<Present, 'person' | 'name' | 'place'>): HTMLElement {
    const bar = document.createElement('span')
    bar.className = namedCaretClass(place)
    bar.ariaHidden = 'true'
    bar.dataset.name = name.split(' ')[0] ?? ''
    bars.set(person, bar)
    return bar
  }

  return Extension.create({
    name: 'othersCarets',
    addProseMirrorPlugins: () => [
      new Plugin({
        key,
        state: {
          init: () => DecorationSet.empty,
          // Changes of others replace the whole document, so no decoration can be mapped.
          apply: (tr, decorations, _before, state) =>
            tr.getMeta(key) || isOfOthers(tr) ? draw(state) : decorations.map(tr.mapping, tr.doc),
        },
        props: { decorations: (state) => key.getState(state) },
        view(view) {
          const names = namesOf(view)
          let waits = false
          const redraw = () => {
            // Redrawing would lose a letter that is still being composed.
            waits = view.composing
            if (!waits) view.dispatch(view.state.tr.setMeta(key, true))
          }
          const composed = () => setTimeout(() => waits && !view.isDestroyed && redraw())
          // The browser reports a moved selection in a task of its own; a redraw before that task would move the caret back.
          const afterSelection = () => setTimeout(() => !view.isDestroyed && redraw())
          const stops = [
            presence.subscribe(afterSelection),
            presence.writeWith(() => (view.hasFocus() ? { box, caret: caretIn(view) } : undefined)),
            on(view.dom, 'compositionend', composed),
            on(view.dom, 'focusin', presence.moved),
            on(view.dom, 'focusout', presence.moved),
          ]
          queueMicrotask(() => !view.isDestroyed && redraw())
          return {
            update(now, before) {
              if (now.state.doc !== before.doc || !now.state.selection.eq(before.selection)) presence.moved()
              names.show(inBox(), bars)
            },
            destroy() {
              names.stop()
              for (const stop of stops) stop()
            },
          }
        },
      }),
    ],
  })
}

/** Shows names for a short time when somebody arrives or moves; then the text is readable again. */
function namesOf(view: EditorView) {
  const places = new Map<string, string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return {
    show(carets: readonly ({ person: string } & CanvasCaret)[], bars: ReadonlyMap<string, HTMLElement>) {
      for (const { person, anchor, head } of carets) {
        const bar = bars.get(person)
        if (!bar?.isConnected) continue
        const isMoved = places.get(person) !== anchor + head
        bar.toggleAttribute('data-fresh', isMoved || timers.has(person))
        if (!isMoved) continue
        places.set(person, anchor + head)
        clearTimeout(timers.get(person))
        const hide = () => {
          timers.delete(person)
          bars.get(person)?.removeAttribute('data-fresh')
        }
        timers.set(person, setTimeout(hide, NAME_MS))
        requestAnimationFrame(() => {
          const room = view.dom.getBoundingClientRect().right - bar.getBoundingClientRect().left
          bar.toggleAttribute('data-flipped', room < NAME_WIDTH)
        })
      }
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

type Synced = {
  doc: Parameters<typeof encodePlace>[0]
  type: ProsemirrorBinding['type']
  binding: ProsemirrorBinding
}
const syncedOf = (state: EditorState) => ySyncPluginKey.getState(state) as Synced

function isOfOthers(tr: Transaction): boolean {
  return (tr.getMeta(ySyncPluginKey) as { isChangeOrigin?: boolean } | undefined)?.isChangeOrigin === true
}

function caretIn({ state }: EditorView): CanvasCaret {
  const { doc, type, binding } = syncedOf(state)
  const say = (at: number) => encodePlace(doc, absolutePositionToRelativePosition(at, type, binding.mapping))
  return { anchor: say(state.selection.anchor), head: say(state.selection.head) }
}

/** Returns the editor position of a place in the shared document; undefined until its words arrive. */
function positionOf(state: EditorState, place: string): number | undefined {
  const { doc, type, binding } = syncedOf(state)
  const position = readPlace(doc, place)
  const at = position && relativePositionToAbsolutePosition(doc, type, position, binding.mapping)
  return typeof at === 'number' ? Math.max(0, Math.min(at, state.doc.content.size)) : undefined
}

function on(element: HTMLElement, event: string, listener: () => void): () => void {
  element.addEventListener(event, listener)
  return () => element.removeEventListener(event, listener)
}
