import type { LoaderFunctionArgs } from 'react-router'
import { type EditedBlocks, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { getLegalDocument, type LegalVersions } from '../contract/versions.endpoints.ts'
import type { LegalDocumentId } from '../contract/versions.ts'
import { editedBlocks } from './edited-blocks.ts'

export type LegalPage = {
  /** Texts of the version in force that are not those delivered. */
  texts: EditedBlocks
  /** Of the footer, which changes without versions. */
  footer: EditedBlocks
  versions: LegalVersions
}

/** Loads the version in force of a legal text, and the edited texts of the footer. */
export function legalLoader(document: LegalDocumentId) {
  return async ({ context }: LoaderFunctionArgs): Promise<LegalPage> => {
    const { api } = context.get(pageRequest)
    const [{ texts, ...versions }, footer] = await Promise.all([
      api(getLegalDocument, { params: { document } }),
      loadBlocks(context, footerBlocks),
    ])
    return { texts: editedBlocks(texts), footer, versions }
  }
}
