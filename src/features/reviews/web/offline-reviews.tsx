import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Readable } from '#platform/contract/readable.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { offlineQuery } from '#platform/web/offline/use-offline-endpoint.ts'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { pageScript } from '#platform/web/shell/page-script.ts'
import { useIdlePrefetch } from '#platform/web/shell/use-idle-prefetch.ts'
import { getReview, type Review, type ReviewedCall } from '../contract/reviews.endpoints.ts'
import { Changes } from './changes/changes-part.ts'
import { Desk } from './desk-part.ts'

/** The script of the desk's page. */
const deskScript = pageScript('features/reviews/web/desk.screen')

/**
 * Stores every assigned application on this device from any page, so that they can be read and scored offline, and the
 * offline page shows their texts.
 */
export function OfflineReviews({ calls }: { calls: readonly ReviewedCall[] }) {
  const queries = useQueryClient()
  const member = useMemberId()
  const locale = useLocale()
  const [reviews, setReviews] = useState<readonly Review[]>()
  const ids = calls
    .filter(({ open }) => open)
    .flatMap(({ applications }) => applications.filter(({ state }) => state !== 'conflict'))
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    let isGone = false
    async function keep() {
      const copies: Review[] = []
      // One after another, because nobody waits for them.
      for (const id of ids.split(',').filter(Boolean)) {
        if (isGone) return
        copies.push(
          await queries.fetchQuery({
            ...offlineQuery(member, getReview, { params: { id } }),
            gcTime: Number.POSITIVE_INFINITY,
            staleTime: 60_000,
          }),
        )
      }
      if (!isGone) setReviews(copies)
    }
    // The desk itself reports a missing connection.
    keep().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queries, member, ids])
  useReadable(readableLists.reviews, reviews && { list: reviews.map((review) => readableOf(review, locale)) })
  // The connection may be lost before the desk was ever opened.
  useIdlePrefetch(Changes, Desk, deskScript)
  return null
}

function readableOf({ id, template, content }: Review, locale: Locale): Readable {
  const paragraphs = template.boxes.flatMap((box) => {
    const words = box.kind === 'text' ? content.texts[box.id] : undefined
    return words ? [`${readText(box.title, locale).text}: ${words}`] : []
  })
  return { path: `/reviews/${id}`, title: content.title, facts: [], text: paragraphs }
}
