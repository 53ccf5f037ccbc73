import type { CallContent } from './call.ts'
import type { CanvasBox } from './canvas-template.ts'
import type { Rule } from './rules.ts'

type CallDraft = { content: CallContent; rulesOff: Rule[] }

/** Switches a box on or off, and with it the rules about it. */
export function toggleBox({ content, rulesOff }: CallDraft, box: CanvasBox, isOn: boolean): CallDraft {
  const slots = box.kind === 'documents' ? box.slots.map(({ id }) => id) : []
  const isOf = (rule: Rule) => rule.box === box.id || (rule.kind === 'document' && slots.includes(rule.slot))
  const others = content.template.boxes.filter(({ id }) => id !== box.id)
  const [from, to] = isOn ? [rulesOff, content.rules] : [content.rules, rulesOff]
  const [rest, grown] = [from.filter((rule) => !isOf(rule)), [...to, ...from.filter(isOf)]]
  const [rules, off] = isOn ? [grown, rest] : [rest, grown]
  return {
    content: { ...content, rules, template: { boxes: isOn ? [...others, box] : others } },
    rulesOff: off,
  }
}
