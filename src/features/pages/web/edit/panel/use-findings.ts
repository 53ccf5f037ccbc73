import { useEffect } from 'react'
import { usePictureBytes } from '#features/library/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { pictureIds } from '../../../contract/blocks/walk.ts'
import { checkContent, type Finding, isFault, SERVER_FAULTS } from '../../../contract/checks.ts'
import type { Content } from '../../../contract/content.ts'
import { getPageCheck } from '../../../contract/editing.endpoints.ts'
import { useEdited } from '../use-edited.ts'

type Findings = { all: readonly Finding[]; faults: readonly Finding[]; hints: readonly Finding[] }

/** Returns the findings: at once those of the page itself, and after each save those of the server. */
export function useFindings(content: Content, isLooking: boolean): Findings {
  const { id, version } = useEdited()
  const { data, refetch } = useEndpoint(getPageCheck, {
    params: { id },
    enabled: isLooking,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (isLooking) void refetch()
  }, [isLooking, version, refetch])
  const others = (data?.findings ?? []).filter(({ kind }) => SERVER_FAULTS.includes(kind))
  const all = [...checkContent(content, usePictureBytes(pictureIds(content))), ...others]
  return { all, faults: all.filter(isFault), hints: all.filter((finding) => !isFault(finding)) }
}
