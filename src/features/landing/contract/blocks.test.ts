import { describe, expect, it } from 'vitest'
import { landingBlocks } from './blocks.ts'

const blocks = Object.entries(landingBlocks)

describe('the texts of the landing page', () => {
  it('are named as the specification names them', () => {
    const named = [
      'hero-title',
      'step-1-title',
      'step-4-title',
      'feature-1-title',
      'feature-4-title',
      'review-1-text',
    ]
    const more = [
      'review-3-text',
      'cta-main-title',
      'pricing-title',
      'footer-description',
      'stats-members-value',
    ]
    for (const id of [...named, ...more]) expect(landingBlocks).toHaveProperty(id)
  })

  it('state the figures of the business in both ways of writing', () => {
    const value = (figure: string) => landingBlocks[`stats-${figure}-value` as keyof typeof landingBlocks]
    expect(value('members')).toMatchObject({ bhs: '10.000+', en: '10,000+' })
    expect(value('jobs')).toMatchObject({ bhs: '500+', en: '500+' })
    expect(value('employment')).toMatchObject({ bhs: '95%', en: '95%' })
    expect(value('satisfied')).toMatchObject({ bhs: '98%', en: '98%' })
    expect(value('placements')).toMatchObject({ bhs: '2.500+', en: '2,500+' })
    expect(value('grants')).toMatchObject({ bhs: '2,5M+ €', en: '€2.5M+' })
    expect(value('days')).toMatchObject({ bhs: '15 dana', en: '15 days' })
  })

  it('fit their own limits in both languages', () => {
    for (const [id, { bhs, en, max }] of blocks) {
      expect(bhs.length, id).toBeLessThanOrEqual(max)
      expect(en.length, id).toBeLessThanOrEqual(max)
    }
  })

  it('are all there in both languages and named so that they can be edited', () => {
    for (const [id, { bhs, en }] of blocks) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(bhs.trim(), id).not.toBe('')
      expect(en.trim(), id).not.toBe('')
    }
  })
})
