import type { EditedBlocks } from '#features/content/web/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { campaignBlocks } from '../../contract/blocks/campaign-blocks.ts'

const QUESTIONS = [1, 2, 3, 4] as const

/** Builds structured data of the questions for search engines, in the words of the page. */
export function faqData(locale: Locale, edited: EditedBlocks): object {
  const textOf = (id: keyof typeof campaignBlocks) => {
    const document = edited[locale][id]?.document
    return document ? plainText(document) : campaignBlocks[id][locale]
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.map((question) => ({
      '@type': 'Question',
      name: textOf(`campaign-faq-${question}-question`),
      acceptedAnswer: { '@type': 'Answer', text: textOf(`campaign-faq-${question}-answer`) },
    })),
  }
}
