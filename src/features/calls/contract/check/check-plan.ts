import { type Bilingual, NO_TEXT } from '#platform/contract/bilingual.ts'
import { countCharacters } from '#platform/contract/characters.ts'
import type { ApplicationContent } from '../application-content.ts'
import { type CanvasTemplate, findBox } from '../canvas-template.ts'
import type { RuleOf } from '../rules.ts'
import type { Checked, Finding } from './finding.ts'

type PlanRule = RuleOf<'municipality' | 'length' | 'timeline' | 'document'>

/** Checks rules about the place, texts, activities and files. */
export function checkPlan(rule: PlanRule, { template, content }: Checked): Finding[] {
  switch (rule.kind) {
    case 'municipality':
      return municipalityOf(rule, content)
    case 'length': {
      const box = findBox(template, rule.box)
      const text = Object.hasOwn(content.texts, rule.box) ? content.texts[rule.box] : ''
      return lengthOf(rule, countCharacters(text?.trim(), box?.kind === 'text' ? box.counts : 'all'))
    }
    case 'timeline':
      return timelineOf(rule, content)
    case 'document':
      return content.documents.some(({ slot }) => slot === rule.slot)
        ? []
        : [
            {
              key: 'document-missing',
              values: { count: { count: 1 }, document: { title: slotTitle(template, rule.slot) } },
            },
          ]
  }
}

function slotTitle({ boxes }: CanvasTemplate, id: string): Bilingual {
  const slots = boxes.flatMap((box) => (box.kind === 'documents' ? box.slots : []))
  return slots.find((slot) => slot.id === id)?.title ?? NO_TEXT
}

function municipalityOf({ among }: RuleOf<'municipality'>, { municipality }: ApplicationContent): Finding[] {
  const values = { count: { count: among.length } }
  if (municipality === null) return [{ key: 'municipality-missing', values }]
  return among.includes(municipality) ? [] : [{ key: 'municipality-outside', values }]
}

function lengthOf({ min, max }: RuleOf<'length'>, length: number): Finding[] {
  const bounds = { min: { count: min }, max: { count: max } }
  if (length === 0 && min > 0) return [{ key: 'text-missing', values: bounds }]
  if (length < min) return [{ key: 'text-too-short', values: { ...bounds, more: { count: min - length } } }]
  if (length > max) return [{ key: 'text-too-long', values: { ...bounds, less: { count: length - max } } }]
  return []
}

function timelineOf({ least, from, until }: RuleOf<'timeline'>, { timeline }: ApplicationContent): Finding[] {
  const findings: Finding[] = []
  if (timeline.length < least) {
    const more = { count: least - timeline.length }
    findings.push({ key: 'activities-missing', values: { more, least: { count: least } } })
  }
  const dayless = timeline.filter((row) => row.from === null || row.until === null)
  if (dayless.length > 0) {
    findings.push({
      key: 'activity-days-missing',
      values: { count: { count: dayless.length } },
      items: dayless.map(({ id }) => id),
    })
  }
  // As text, days sort in the order of the calendar.
  const outside = timeline.filter(
    (row) => row.from !== null && row.until !== null && (row.from < from || row.until > until),
  )
  if (outside.length > 0) {
    findings.push({
      key: 'activity-outside',
      values: { count: { count: outside.length }, from: { day: from }, until: { day: until } },
      items: outside.map(({ id }) => id),
    })
  }
  const turned = timeline.filter(isTurned)
  if (turned.length > 0) {
    findings.push({
      key: 'activity-turned',
      values: { count: { count: turned.length } },
      items: turned.map(({ id }) => id),
    })
  }
  return findings
}

/** Returns true if an activity ends before it begins. */
function isTurned({ from, until }: ApplicationContent['timeline'][number]): boolean {
  return from !== null && until !== null && until < from
}
